import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { seeded } from './seeded.mjs';

interface Upstream {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const stallMs = 1500;

/**
 * A proxy between browser and backend that breaks requests to the API: connection resets before and after the backend
 * has received them, stalls, truncated responses, repeated requests and 503s. Deterministic by seed. Pages and files pass.
 */
export async function aFaultProxy(backend: string, seed: number) {
  const chance = seeded(seed);
  const faults: Record<string, number> = {};
  let isHostile = true;

  const server = createServer((incoming, outgoing) => {
    void handle(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse) {
    const body = await buffer(incoming);
    const forward = () => send(backend, incoming, body);
    const isOurs =
      /^\/(?:recaptcha\/|shopping-cart\/cart|api\/(?:attachments|contact-forms|calibration))/.test(
        incoming.url ?? '',
      );
    const fate = isHostile && isOurs ? fateOf(chance()) : 'pass';
    faults[fate] = (faults[fate] ?? 0) + 1;
    if (fate === 'reset') return outgoing.destroy();
    if (fate === 'busy') return respond(outgoing, busy);
    if (fate === 'stall') await new Promise((resolve) => setTimeout(resolve, stallMs));
    if (fate === 'stall') return outgoing.destroy();
    if (fate === 'twice') await Promise.all([forward(), forward()]);
    const reply = await forward();
    if (fate === 'lost') return outgoing.destroy();
    if (fate === 'truncated') return truncate(outgoing, reply);
    return respond(outgoing, reply);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    faults,
    calm: () => {
      isHostile = false;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const busy: Upstream = {
  status: 503,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(
    '{"data":null,"error":{"status":503,"name":"ServiceUnavailableError","message":"Busy.","details":{}}}',
  ),
};

const fates = ['reset', 'busy', 'stall', 'twice', 'lost', 'truncated'] as const;

/** Three of ten requests have a fault. */
const fateOf = (chance: number) => fates[Math.floor(chance * 20)] ?? 'pass';

// oxlint-disable-next-line max-params -- The target and the request.
function send(backend: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Upstream> {
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(url ?? '/', backend), { method, headers }, (reply) => {
      void buffer(reply).then(
        (whole) => resolve({ status: reply.statusCode ?? 502, headers: reply.headers, body: whole }),
        reject,
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function respond(outgoing: ServerResponse, { status, headers, body }: Upstream) {
  outgoing.writeHead(status, withoutFraming(headers));
  outgoing.end(body);
}

function truncate(outgoing: ServerResponse, { status, headers, body }: Upstream) {
  outgoing.writeHead(status, { ...withoutFraming(headers), 'content-length': body.length });
  outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.destroy());
}

function withoutFraming(headers: IncomingMessage['headers']) {
  const {
    'transfer-encoding': _encoding,
    'content-length': _length,
    connection: _connection,
    ...rest
  } = headers;
  return rest;
}
