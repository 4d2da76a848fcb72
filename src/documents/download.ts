import { hasExpectedType } from '#src/cache/file-types.ts';
import { sha256 } from '#src/format/sha256.ts';

export interface DownloadOptions {
  onProgress?: (receivedBytes: number) => void;
  signal?: AbortSignal;
  /** The file had been saved before and was lost. The backend does not count the download again. */
  isRepeated?: boolean;
}

export type Download =
  | { outcome: 'complete'; bytes: ArrayBuffer; checksum: string; headers: Headers }
  /** No connection, connection lost, or a gateway error. Can be retried. */
  | { outcome: 'unreachable' }
  | { outcome: 'gone' }
  /** The checksum does not match. */
  | { outcome: 'damaged' }
  | { outcome: 'rejected' };

/** Downloads a file and verifies it. Bypasses the HTTP cache, which would store the file a second time. */
export async function download(
  { fileUrl, checksum }: { fileUrl: string; checksum: string | null },
  options: DownloadOptions = {},
): Promise<Download> {
  const { signal, isRepeated } = options;
  const headers = isRepeated ? { 'X-Download': 'repeated' } : undefined;
  // oxlint-disable-next-line no-restricted-globals -- A file, not the API.
  const response = await fetch(fileUrl, { cache: 'no-store', signal, headers }).catch(() => undefined);
  if (!response || isGatewayFailure(response)) return { outcome: 'unreachable' };
  if (response.status === 404 || response.status === 410) return { outcome: 'gone' };
  if (response.status !== 200) return { outcome: 'rejected' };
  // A captive portal: the server itself was not reached.
  if (!hasExpectedType(fileUrl, response.headers)) return { outcome: 'unreachable' };
  const bytes = await readAll(response, options).catch(() => undefined);
  if (!bytes) return { outcome: 'unreachable' };
  return verify({ fileUrl, bytes, checksum, headers: response.headers });
}

const isGatewayFailure = ({ status }: Response) => status >= 502 && status <= 504;

interface Received {
  fileUrl: string;
  bytes: ArrayBuffer;
  checksum: string | null;
  headers: Headers;
}

export async function verify({ fileUrl, bytes, checksum, headers }: Received): Promise<Download> {
  if (!hasExpectedType(fileUrl, headers)) return { outcome: 'damaged' };
  const actual = await sha256(bytes);
  if (checksum !== null && actual !== checksum) return { outcome: 'damaged' };
  return { outcome: 'complete', bytes, checksum: actual, headers };
}

async function readAll(response: Response, { onProgress }: DownloadOptions): Promise<ArrayBuffer> {
  if (!response.body || !onProgress) return response.arrayBuffer();
  const parts: BlobPart[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    received += part.value.byteLength;
    onProgress(received);
  }
  return new Blob(parts).arrayBuffer();
}
