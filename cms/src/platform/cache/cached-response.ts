import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

type Encoding = 'br' | 'gzip';

// A finished answer, kept in every encoding it was asked for.
export type Answer = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  raw: Buffer;
  encoded: Partial<Record<Encoding, Buffer>>;
  encodedBytes: number;
  /** What is being compressed at this moment. */
  encoding: Partial<Record<Encoding, Promise<Buffer>>>;
  /** Set by the cache that has it, to count the compressed copy too. */
  onGrown?: () => void;
};

const smallest = 1024;
// An entry of the cache beside its bytes: hash, list links, objects, and the slab that Node allocates small buffers in.
const entryBytes = 2048;
const compress = {
  br: (raw: Buffer) =>
    promisify(brotliCompress)(raw, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
    }),
  gzip: (raw: Buffer) => promisify(gzip)(raw, { level: 6 }),
};

export function createAnswer(status: number, headers: Record<string, string>, body: string): Answer {
  const raw = Buffer.from(body);
  const etag = `W/"${createHash('sha256').update(raw).digest('base64url').slice(0, 24)}"`;
  return { status, headers, etag, raw, encoded: {}, encodedBytes: 0, encoding: {} };
}

export async function sendAnswer(ctx: Context, answer: Answer): Promise<void> {
  ctx.status = answer.status;
  ctx.set(answer.headers);
  ctx.vary('Accept-Encoding');
  if (answer.status === 200) ctx.set('ETag', answer.etag);
  if (answer.status === 200 && ctx.fresh) {
    ctx.status = 304;
    ctx.body = null;
    return;
  }
  const encoding = encodingFor(ctx, answer);
  if (encoding === undefined) {
    ctx.body = answer.raw;
    return;
  }
  ctx.set('Content-Encoding', encoding);
  ctx.body = answer.encoded[encoding] ?? (await (answer.encoding[encoding] ??= encode(answer, encoding)));
}

/** Bytes of memory it takes, about. */
export function sizeOf({ raw, encodedBytes, headers }: Answer): number {
  const headerBytes = Object.entries(headers).reduce(
    (sum, [name, value]) => sum + name.length + value.length,
    0,
  );
  return raw.length + encodedBytes + headerBytes + entryBytes;
}

async function encode(answer: Answer, encoding: Encoding): Promise<Buffer> {
  try {
    const bytes = await compress[encoding](answer.raw);
    answer.encoded[encoding] = bytes;
    answer.encodedBytes += bytes.length;
    answer.onGrown?.();
    return bytes;
  } finally {
    // A promise holds the request it was made in, with its body: only its result is kept.
    delete answer.encoding[encoding];
  }
}

// Brotli first, whatever order the browser names them in: they all name it last.
function encodingFor(ctx: Context, { raw }: Answer): Encoding | undefined {
  if (raw.length < smallest) return undefined;
  const accepted = new Set(ctx.acceptsEncodings());
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : undefined;
}
