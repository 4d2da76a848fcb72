import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** Forwards connections to Postgres, and can drop the packets of some, as a firewall does with idle connections. */
export async function startDatabaseProxy(url: string) {
  const { hostname, port } = new URL(url);
  const connections = new Set<{ sent: string; client: Socket; database: Socket; isSilent: boolean }>();
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    const connection = { sent: '', client, database, isSilent: false };
    connections.add(connection);
    client.on('data', (bytes) => {
      connection.sent = (connection.sent + bytes.toString('latin1')).slice(-10_000);
      if (!connection.isSilent) database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (!connection.isSilent) client.write(bytes);
    });
    const end = () => {
      connections.delete(connection);
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxied = new URL(url);
  proxied.port = String((server.address() as AddressInfo).port);
  return {
    url: proxied.href,
    /** Drops all further packets of the connections on which this was sent. They stay open. Returns their number. */
    silence(statement: string): number {
      const silenced = [...connections].filter(({ sent, isSilent }) => !isSilent && sent.includes(statement));
      for (const connection of silenced) connection.isSilent = true;
      return silenced.length;
    },
    stop() {
      for (const { client } of connections) client.destroy();
      server.close();
    },
  };
}
