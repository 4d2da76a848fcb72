import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { createServer, type IncomingMessage, request as requestHttp, type Server } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isInstalled, type Proxy, startCaddy, startNginx } from './support/proxies';

const token = `a1b2c3d4e5f6a1b2c3d4e5f6-${'aB3_-'.repeat(8)}xyz`;
const secrets = [token, token.slice(25), 'secret-words', 'secret-of-a-header', 'secret-cookie'];
const headers = {
  Authorization: 'Bearer secret-of-a-header',
  Cookie: 'cart=secret-of-a-header',
  Referer: 'https://www.example.com/search?q=secret-words',
};
const paths = [
  `/orders/k3j4?token=${token}`,
  `/calibration-and-repair/status/${token}`,
  `/api/service-requests/${token}/shipping-document?q=secret-words`,
  '/search?q=secret-words&q=secret-words?',
  `//calibration-and-repair//status/${token}/`,
  '/moved',
];

const stops: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});
const started = <Started extends { stop(): Promise<void> }>(one: Started): Started => {
  stops.push(() => one.stop());
  return one;
};

describe.skipIf(!isInstalled('nginx') || !isInstalled('openssl'))('nginx (skipped if not installed)', () => {
  it('logs the IP address and request id, and neither queries nor tokens nor headers', async () => {
    const shop = started(await startShop());
    const proxy = started(await startNginx(aFolder(), [shop.address]));
    expect(await visit(proxy, shop, parseNginx)).toEqual(onlyWhatIsAllowed);
  });
});

describe.skipIf(!isInstalled('caddy'))('Caddy (skipped if not installed)', () => {
  it('logs the IP address and request id, and neither queries nor tokens nor headers', async () => {
    const shop = started(await startShop());
    const proxy = started(await startCaddy(aFolder(), { BACKEND: shop.address }));
    expect(await visit(proxy, shop, parseCaddy)).toEqual(onlyWhatIsAllowed);
  });

  it('sends no request to a process that is not ready', async () => {
    const [stopping, other] = [started(await startShop()), started(await startShop())];
    const proxy = started(await severalBehindCaddy([stopping, other]));
    stopping.isReady = false;
    await stopping.wasAsked();
    stopping.requests = 0;
    const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf(`${proxy.origin}/`)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([stopping.requests, other.requests]).toEqual([0, 50]);
    stopping.isReady = true;
    await expect
      .poll(async () => (await statusOf(`${proxy.origin}/`), stopping.requests), { timeout: 10_000 })
      .toBeGreaterThan(0);
  });

  it('sends a request to the remaining process if all others have just crashed', async () => {
    const shops = await Promise.all(Array.from({ length: 4 }, async () => started(await startShop())));
    const proxy = started(await severalBehindCaddy(shops));
    await Promise.all(shops.slice(1).map((crashing) => crashing.stop()));
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => statusOf(`${proxy.origin}/`, 'POST')),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('sends requests to all processes while none is ready, because they have pages in their caches', async () => {
    const shops = [started(await startShop()), started(await startShop())];
    const proxy = started(await severalBehindCaddy(shops));
    for (const shop of shops) shop.isReady = false;
    for (const shop of shops) await shop.wasAsked();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, () => statusOf(`${proxy.origin}/`, 'POST')),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});

type Line = { ip: string; path: string; requestId: string | undefined };

const parseNginx = (text: string): Line => JSON.parse(text);
function parseCaddy(text: string): Line {
  const { request, resp_headers: sent } = JSON.parse(text);
  return { ip: request.remote_ip, path: request.uri, requestId: sent['X-Request-Id']?.[0] };
}

/** What is in the log after each path was requested while the shop ran, and again after it had stopped. */
async function visit(proxy: Proxy, shop: Shop, parse: (text: string) => Line) {
  const ids: unknown[] = [];
  for (const one of paths) ids.push((await send(proxy.origin + one)).headers['x-request-id']);
  await shop.stop();
  const failed = await Promise.all(paths.map((one) => statusOf(proxy.origin + one)));
  await proxy.stop();
  const lines = proxy.log().trim().split('\n').map(parse);
  const written = proxy.log() + proxy.printed();
  return {
    lines: lines.length,
    statuses: [...new Set(failed)],
    ips: [...new Set(lines.map(({ ip }) => ip))],
    withoutPath: lines.filter((line) => !line.path.startsWith('/')),
    withoutId: ids.filter((id, index) => id === undefined || lines[index]?.requestId !== id),
    secrets: secrets.filter((secret) => written.includes(secret)),
  };
}
const onlyWhatIsAllowed = {
  lines: 2 * paths.length,
  statuses: [502],
  ips: ['127.0.0.1'],
  withoutPath: [],
  withoutId: [],
  secrets: [],
};

const severalBehindCaddy = (shops: Shop[]) =>
  startCaddy(aFolder(), { PROCESSES: 'several', BACKEND: shops.map(({ address }) => address).join(' ') });

type Shop = {
  address: string;
  isReady: boolean;
  requests: number;
  /** Resolves when the proxy has checked twice more whether it is ready. */
  wasAsked(): Promise<void>;
  stop(): Promise<void>;
};

/** Responds as the shop does, as far as a proxy can see. */
async function startShop(): Promise<Shop> {
  let probes = 0;
  const server = createServer((incoming, outgoing) => {
    outgoing.setHeader('X-Request-Id', randomUUID());
    if (incoming.url === '/_ready') {
      probes += 1;
      outgoing.writeHead(shop.isReady ? 200 : 503).end();
      return;
    }
    shop.requests += 1;
    outgoing.setHeader('Set-Cookie', 'session=secret-cookie');
    if (incoming.url === '/moved') outgoing.writeHead(302, { Location: `/orders/k3j4?token=${token}` });
    outgoing.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const shop: Shop = {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: true,
    requests: 0,
    async wasAsked() {
      const before = probes;
      await expect.poll(() => probes, { timeout: 10_000 }).toBeGreaterThan(before + 1);
    },
    stop: () => close(server),
  };
  return shop;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** A request of a visitor, with secrets in its headers. */
function send(url: string, method = 'GET'): Promise<IncomingMessage> {
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = { method, headers, agent: false, rejectUnauthorized: false };
    request(url, options, (response) => {
      response.resume().once('end', () => resolve(response));
    })
      .once('error', reject)
      .end();
  });
}

async function statusOf(url: string, method?: string): Promise<number | undefined> {
  return (await send(url, method)).statusCode;
}

function aFolder(): string {
  return mkdtempSync(path.join(String(process.env.FIELDSHOP_TEST_FOLDER), 'proxy-'));
}
