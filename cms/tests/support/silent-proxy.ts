import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

type Pair = { near: Socket; far: Socket; isWaiting: boolean };

/** A proxy whose connections can be cut off without a word, as when a firewall or the machine behind it fails. */
export async function startSilentProxy(port: number) {
  const pairs = new Set<Pair>();
  const server = createServer((near) => {
    const pair: Pair = { near, far: connect(port, '127.0.0.1'), isWaiting: false };
    pairs.add(pair);
    forward(pair, 'near', 'far');
    forward(pair, 'far', 'near');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /**
     * From now on, nothing arrives on the connections that are open, and neither side notices. New ones work, and those that
     * wait for a response. Returns how many it cut off.
     */
    silence(): number {
      const silenced = [...pairs].filter(({ isWaiting, near }) => !isWaiting && !near.destroyed);
      for (const { near, far } of silenced)
        for (const socket of [near, far]) socket.removeAllListeners('data').resume();
      return silenced.length;
    },
    stop: () => server.close(),
  };
}

function forward(pair: Pair, from: 'near' | 'far', to: 'near' | 'far'): void {
  pair[from].on('data', (bytes) => {
    pair.isWaiting = from === 'near';
    pair[to].write(bytes);
  });
  pair[from].on('close', () => pair[to].destroy());
  pair[from].on('error', () => undefined);
}
