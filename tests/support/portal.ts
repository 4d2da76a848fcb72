import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

/** The sign-in page of a hotel's or airport's network. */
const signInPage = '<!doctype html><title>Sign in</title><h1>Sign in to use this network</h1>';

/**
 * A captive portal between browser and server. While it is active, every request gets its page with status 200;
 * otherwise every request passes. `replacements` are files the network serves itself, by path.
 */
export async function aPortalNetwork(backend: string) {
  let requests = 0;
  let isShown = false;
  let appearsAt = Infinity;
  let shownForMs = 0;
  let announceEnd = () => {};
  const ended = new Promise<void>((resolve) => {
    announceEnd = resolve;
  });
  const replacements = new Map<string, string>();
  const paths: string[] = [];

  const server = createServer((incoming, outgoing) => {
    requests += 1;
    paths.push(incoming.url ?? '');
    if (requests === appearsAt) {
      isShown = true;
      setTimeout(() => {
        isShown = false;
        announceEnd();
      }, shownForMs);
    }
    const replacement = replacements.get(incoming.url ?? '');
    if (isShown) respond(outgoing, 'text/html; charset=utf-8', signInPage);
    else if (replacement !== undefined) respond(outgoing, 'text/javascript', replacement);
    else pass(backend, incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The network has no port');

  return {
    origin: `http://127.0.0.1:${address.port}`,
    replacements,
    /** Of all requests so far. */
    paths,
    /** Resolves when the portal has started with this request, counted from now, and has ended. */
    showSignIn(atRequest: number, forMs: number) {
      appearsAt = requests + atRequest;
      shownForMs = forMs;
      return ended;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function respond(outgoing: ServerResponse, type: string, body: string) {
  outgoing.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
  outgoing.end(body);
}

function pass(backend: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { method, url, headers } = incoming;
  const upstream = request(new URL(url ?? '/', backend), { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    pipeline(response, outgoing, () => undefined);
  });
  upstream.on('error', () => outgoing.destroy());
  pipeline(incoming, upstream, () => undefined);
}
