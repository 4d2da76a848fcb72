import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Balancer = {
  origin: string;
  /** Resolves when this many processes are ready. */
  hasReady(count: number): Promise<void>;
  stop(): Promise<void>;
};

const everyMs = 250;

/** A proxy that sends each request to the next process whose `/_ready` is 200, and never retries. */
export async function startBalancer(origins: () => string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let ready = origins();
  let turn = 0;
  const check = async () => {
    const states = await Promise.all(
      origins().map(async (origin) => {
        const response = await fetch(`${origin}/_ready`).catch(() => undefined);
        await response?.arrayBuffer();
        return response?.status === 200 ? [origin] : [];
      }),
    );
    ready = states.flat();
  };
  const timer = setInterval(() => void check(), everyMs);
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    pass({ incoming, outgoing, to: ready[turn % ready.length] ?? '', agent });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async hasReady(count) {
      while (ready.length < count) await new Promise((resolve) => setTimeout(resolve, everyMs));
    },
    async stop() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Passed = { incoming: IncomingMessage; outgoing: ServerResponse; to: string; agent: Agent };

function pass({ incoming, outgoing, to, agent }: Passed): void {
  const { method, headers, url } = incoming;
  const passed = request(`${to}${url}`, { method, headers, agent }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  passed.once('error', (error) => {
    outgoing.writeHead(502);
    outgoing.end(String(error));
  });
  incoming.pipe(passed);
}
