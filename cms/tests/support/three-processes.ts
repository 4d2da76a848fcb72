import { Client } from 'pg';
import { type Administrator, anAdministrator } from './administrator';
import { startDatabaseProxy } from './database-proxy';
import { startPostgres } from './postgres';
import { type ServerProcess, startProcess } from './processes';

export type ThreeProcesses = Awaited<ReturnType<typeof startThreeProcesses>>;

/** Three processes on one Postgres database. The last one uses it through a proxy. */
export async function startThreeProcesses(environment: Record<string, string>) {
  const postgres = await startPostgres();
  const proxy = await startDatabaseProxy(postgres.url);
  const start = (url: string) =>
    startProcess({
      DATABASE_CLIENT: 'postgres',
      DATABASE_URL: url,
      UPLOADS_DIR: postgres.files,
      ...environment,
    });
  const servers: ServerProcess[] = await Promise.all([postgres.url, postgres.url, proxy.url].map(start));
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const editors: Administrator[] = await Promise.all(servers.map(({ origin }) => anAdministrator(origin)));
  return {
    proxy,
    client,
    /** Posts to one of them as an administrator. */
    edit: async (at: number, path: string, data: object) => editors[at]?.(path, data),
    everywhere: <T>(read: (origin: string) => Promise<T>) =>
      Promise.all(servers.map(({ origin }) => read(origin))),
    /** Sends this many requests at the same time, to each in turn. */
    inTurn: <T>(requests: number, send: (origin: string, count: number) => Promise<T>) =>
      Promise.all(
        Array.from({ length: requests }, (_, count) => send(servers[count % 3]?.origin ?? '', count)),
      ),
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
      await client.end();
      proxy.stop();
      postgres.stop();
    },
  };
}
