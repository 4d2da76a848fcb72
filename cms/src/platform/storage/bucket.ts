import type { Readable } from 'node:stream';
import type * as S3 from '@aws-sdk/client-s3';
import { environment } from '../config/environment';
import { HttpError } from '../http/http-error';
import { texts } from '../messages/texts';

export type StoredObject = {
  /** 206 for a part of the file, 304 if it has not changed. */
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string>;
  body?: Readable;
};
export type Conditions = { Range?: string; IfNoneMatch?: string; IfMatch?: string };

const connectWithinMs = 2000;
// Between two packets, so that a large file is not cut off.
const silentForMs = 15_000;

/** Whether uploads and attachments are in an S3-compatible bucket. Otherwise, they are in UPLOADS_DIR. */
export const hasBucket = () => environment().S3_BUCKET !== undefined;

/** Options of the client, which Strapi's provider also takes. */
export function clientOptions() {
  const { S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = environment();
  return {
    region: S3_REGION,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    // Only AWS resolves a host name for each bucket.
    ...(S3_ENDPOINT === undefined ? {} : { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    // Servers other than AWS do not know the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: connectWithinMs, socketTimeout: silentForMs },
  };
}

type Loaded = { sdk: typeof S3; client: S3.S3Client; Bucket: string };
let loaded: Loaded | undefined;

// Loaded only with a bucket, to save memory.
function bucket(): Loaded {
  if (!loaded) {
    // oxlint-disable-next-line typescript/no-require-imports -- Only loaded if it is used.
    const sdk: typeof S3 = require('@aws-sdk/client-s3');
    loaded = { sdk, client: new sdk.S3Client(clientOptions()), Bucket: environment().S3_BUCKET ?? '' };
  }
  return loaded;
}

/** @throws if the bucket does not respond, or is not ours */
export async function checkBucket(): Promise<void> {
  const { sdk, client, Bucket } = bucket();
  await client.send(new sdk.HeadBucketCommand({ Bucket }));
}

/**
 * Opens a file. Undefined if there is none.
 * @throws HttpError 503 if the bucket does not respond
 */
export async function openObject(
  Key: string,
  conditions: Conditions = {},
): Promise<StoredObject | undefined> {
  const { sdk, client, Bucket } = bucket();
  const request = new sdk.GetObjectCommand({ Bucket, Key, ...conditions });
  const response = await client.send(request).catch((error: unknown) => {
    const status = statusOf(error);
    if (status === 304 || status === 404 || status === 412 || status === 416) return status;
    throw unavailable(error);
  });
  if (response === 404) return undefined;
  // The file has changed since the client received a part of it.
  if (response === 412) return openObject(Key);
  if (typeof response === 'number') return { status: response, headers: {} };
  const { ETag, LastModified, ContentRange, ContentLength, Body } = response;
  const headers = {
    ETag,
    'Last-Modified': LastModified?.toUTCString(),
    'Content-Range': ContentRange,
    'Content-Length': ContentLength === undefined ? undefined : String(ContentLength),
  };
  return {
    status: ContentRange === undefined ? 200 : 206,
    headers: Object.fromEntries(
      Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
    ...(Body === undefined ? {} : { body: Body as Readable }),
  };
}

/** @throws HttpError 503 if the bucket does not respond */
export async function putObject(Key: string, Body: Buffer): Promise<void> {
  const { sdk, client, Bucket } = bucket();
  await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body })).catch(rethrow);
}

/** Gives a file another key. */
export async function moveObject(from: string, Key: string): Promise<void> {
  const { sdk, client, Bucket } = bucket();
  const CopySource = [Bucket, ...from.split('/')].map(encodeURIComponent).join('/');
  await client.send(new sdk.CopyObjectCommand({ Bucket, Key, CopySource })).catch(rethrow);
  await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: from })).catch(rethrow);
}

/** Deletes every file whose key begins with `Prefix`. */
export async function deleteObjects(Prefix: string): Promise<void> {
  const { sdk, client, Bucket } = bucket();
  for (const { key: Key } of await objectsIn(Prefix))
    await client.send(new sdk.DeleteObjectCommand({ Bucket, Key })).catch(rethrow);
}

/** In the alphabetical order of their keys. `version` changes with the content. */
export async function objectsIn(Prefix: string): Promise<{ key: string; version: string }[]> {
  const { sdk, client, Bucket } = bucket();
  const pages = sdk.paginateListObjectsV2({ client }, { Bucket, Prefix });
  const objects: { key: string; version: string }[] = [];
  try {
    for await (const { Contents = [] } of pages)
      for (const { Key, ETag = '' } of Contents)
        if (Key !== undefined) objects.push({ key: Key, version: ETag });
  } catch (error) {
    throw unavailable(error);
  }
  return objects;
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof bucket().sdk.S3ServiceException)) return undefined;
  return error.$metadata.httpStatusCode;
}

const rethrow = (error: unknown): never => {
  throw unavailable(error);
};

/** The error returned to clients. The log has the cause. */
export function unavailable(error: unknown): HttpError {
  const kind = { status: 503, name: 'ServiceUnavailableError', retryAfterSeconds: 10 };
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const message = `The bucket ${bucket().Bucket} cannot be used: ${cause}`;
  // A backup runs without Strapi.
  if (!('strapi' in globalThis)) return new HttpError(message, kind);
  strapi.log.error(message);
  return new HttpError(texts().http.filesUnavailable, kind);
}
