import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Stored = { bytes: Buffer };
export type FakeBucket = Awaited<ReturnType<typeof startBucket>>;

/** The part of S3 that we use: one bucket, addressed by path. Requests need a signature, which is not verified. */
export async function startBucket(name: string) {
  const objects = new Map<string, Stored>();
  let isUnreachable = false;
  let beforeList: (() => Promise<unknown>) | undefined;
  const server = createServer(async (request, response) => {
    // Like a server that is not running.
    if (isUnreachable) return request.socket.destroy();
    if (request.url?.includes('list-type=')) {
      const hold = beforeList;
      beforeList = undefined;
      await hold?.();
    }
    await respond({ name, objects }, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    objects,
    settings: {
      S3_BUCKET: name,
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'id-of-the-key',
      S3_SECRET_ACCESS_KEY: 'secret-of-the-key',
    },
    setUnreachable(unreachable: boolean) {
      isUnreachable = unreachable;
    },
    /** Delays the next list of objects until this resolves. */
    holdNextList(until: () => Promise<unknown>) {
      beforeList = until;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Bucket = { name: string; objects: Map<string, Stored> };

async function respond(
  { name, objects }: Bucket,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
  const [, bucket, ...parts] = decodeURIComponent(pathname).split('/');
  const key = parts.join('/');
  if (!request.headers.authorization?.includes('Credential=id-of-the-key/'))
    return fail(response, 403, 'AccessDenied');
  if (bucket !== name) return fail(response, 404, 'NoSuchBucket');
  if (key === '') {
    response.end(request.method === 'GET' ? listOf(objects, searchParams.get('prefix') ?? '') : undefined);
  } else if (request.method === 'PUT') {
    objects.set(key, await stored(objects, request));
    const etag = etagOf(objects.get(key)?.bytes);
    response.setHeader('ETag', etag);
    const copy = `<CopyObjectResult><ETag>${etag}</ETag></CopyObjectResult>`;
    response.end('x-amz-copy-source' in request.headers ? copy : undefined);
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    response.writeHead(204).end();
  } else send(request, response, objects.get(key));
}

function send({ headers }: IncomingMessage, response: ServerResponse, object: Stored | undefined): void {
  if (!object) return fail(response, 404, 'NoSuchKey');
  const { bytes } = object;
  const etag = etagOf(bytes);
  if (headers['if-match'] !== undefined && headers['if-match'] !== etag)
    return fail(response, 412, 'PreconditionFailed');
  if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const start = from === '' ? bytes.length - Number(to) : Number(from);
  const end = from === '' || to === '' ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1);
  const isPart = headers.range !== undefined;
  if (isPart && start > end) return fail(response, 416, 'InvalidRange');
  const body = isPart ? bytes.subarray(start, end + 1) : bytes;
  response.writeHead(isPart ? 206 : 200, {
    etag,
    'content-length': body.length,
    'last-modified': new Date(0).toUTCString(),
    ...(isPart ? { 'content-range': `bytes ${start}-${end}/${bytes.length}` } : {}),
  });
  response.end(body);
}

async function stored(objects: Bucket['objects'], request: IncomingMessage): Promise<Stored> {
  const source = request.headers['x-amz-copy-source'];
  if (source === undefined) return { bytes: await buffer(request) };
  const [, ...key] = decodeURIComponent(String(source)).split('/');
  return { bytes: objects.get(key.join('/'))?.bytes ?? Buffer.alloc(0) };
}

const etagOf = (bytes: Buffer = Buffer.alloc(0)) => `"${createHash('md5').update(bytes).digest('hex')}"`;

function listOf(objects: Bucket['objects'], prefix: string): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
  const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`;
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
