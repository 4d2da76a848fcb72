import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

type Encoding = 'br' | 'gzip';

/** A finished response. `encoding`: how the body is compressed, if it is. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  body: Buffer;
  encoding?: 'br';
  /** The body before it was compressed, for the requests that waited for it. It is not stored. */
  plain?: Buffer;
  /** The time since which it may be outdated, because the database cannot be used. */
  staleSince?: number;
};

type Body = Pick<CachedResponse, 'body' | 'encoding' | 'plain'>;

const smallest = 1024;
// Overhead per cache entry: hash, list links, objects, and the slab in which Node allocates small buffers.
const entryBytes = 2048;
const decompress = (body: Buffer) => promisify(brotliDecompress)(body);
const compress = {
  // A compression allocates 8 MB with quality 7, 1 MB with quality 5. See docs/decisions/0028. The window (18: 256 kB) is
  // larger for the few large responses, such as the part wizard.
  br: (plain: Buffer) =>
    promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_LGWIN]: plain.length > 2 ** 18 ? 20 : 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
  gzip: (plain: Buffer) => promisify(gzip)(plain, { level: 6 }),
};

export function createCachedResponse(
  status: number,
  headers: Record<string, string>,
  text: string,
): CachedResponse {
  const body = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 24)}"`;
  return { status, headers, etag, body };
}

/** The response as it is cached: compressed, unless it is too small. */
export async function compressResponse(response: CachedResponse): Promise<CachedResponse> {
  if (response.encoding || response.body.length < smallest) return response;
  const compressed = await compress.br(response.body);
  // zlib returns a slice of a 16 kB buffer, which would keep the whole buffer in memory.
  const body = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(body);
  return { ...response, body, encoding: 'br', plain: response.body };
}

export function withoutPlain({ plain: _plain, ...stored }: CachedResponse): CachedResponse {
  return stored;
}

export async function sendCachedResponse(ctx: Context, response: CachedResponse): Promise<void> {
  ctx.status = response.status;
  ctx.set(response.headers);
  ctx.vary('Accept-Encoding');
  if (response.status === 200) ctx.set('ETag', response.etag);
  if (response.staleSince !== undefined) ctx.set('Cache-Status', staleStatus(response.staleSince));
  if (response.status === 200 && ctx.fresh) {
    ctx.status = 304;
    ctx.body = null;
    return;
  }
  await sendBody(ctx, response);
}

/** Compressed as the client accepts it. */
export async function sendBody(ctx: Context, response: Body): Promise<void> {
  const encoding = encodingFor(ctx, response);
  const body = await encodedBody(response, encoding);
  if (encoding) ctx.set('Content-Encoding', encoding);
  ctx.body = body;
}

/** The body as it was before it was compressed. */
export const plainBody = (response: CachedResponse) => encodedBody(response, undefined);

// RFC 9211. A negative time to live means that the response is stale.
function staleStatus(since: number): string {
  const seconds = Math.max(1, Math.round((Date.now() - since) / 1000));
  return `Fieldshop; hit; ttl=-${seconds}; detail=database-unavailable`;
}

/** Approximate memory usage in bytes. */
export function sizeOf({ body, headers }: CachedResponse): number {
  const headerBytes = Object.entries(headers).reduce(
    (sum, [name, value]) => sum + name.length + value.length,
    0,
  );
  return body.length + headerBytes + entryBytes;
}

// Prefers Brotli regardless of the order in the header: all browsers list it last.
function encodingFor(ctx: Context, { body, encoding }: Body): Encoding | undefined {
  if (!encoding && body.length < smallest) return undefined;
  const accepted = new Set(ctx.acceptsEncodings());
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}

async function encodedBody(
  { body, encoding, plain = encoding ? undefined : body }: Body,
  target: Encoding | undefined,
): Promise<Buffer> {
  if (encoding === target) return body;
  const text = plain ?? (await decompress(body));
  return target ? compress[target](text) : text;
}
