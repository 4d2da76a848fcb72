import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aBackend, copyDatabase } from './support/backend';
import { aPreparedEntry, post, type ServerProcess, startProcess } from './support/processes';

const folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-ends-'));
const environment = {
  DATABASE_CLIENT: 'sqlite',
  DATABASE_FILENAME: path.join(folder, 'content.db'),
  UPLOADS_DIR: path.join(folder, 'files'),
};
const kills = 2;
const entriesAKill = 15;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a backend that is killed while it receives forms', () => {
  it('has stored and mailed each form once, when all have a response', async () => {
    await copyDatabase(environment.DATABASE_FILENAME);
    const entries = Array.from({ length: kills * entriesAKill }, aPreparedEntry);
    await onDatabase(async (query) => {
      for (const { row } of entries)
        await query('insert into other.fieldshop_passes (proof, pass, entry, expires) values (?, ?, ?, ?)', [
          row.proof,
          row.pass,
          row.entry,
          row.expires,
        ]);
    });
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await startProcess(environment);
      await killedAmong(
        server,
        entries.slice(0, (kill + 1) * entriesAKill),
        kill * entriesAKill + 3 + 5 * kill,
      );
    }
    const before = (await stored()).length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(entries.length);
    const server = await startProcess(environment);
    const responses = await finalResponses(server.origin, entries);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await server.stop();
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    const references = responses.map(({ body }): string => JSON.parse(body).data.reference);
    expect(new Set(references).size).toBe(entries.length);
    expect(await stored()).toEqual(references.sort());
    const mails = readdirSync(path.join(folder, 'files', 'mailbox'))
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.parse(name).name);
    expect(new Set([...mails, ...(await unsentMails())]).size).toBe(2 * entries.length);
  }, 180_000);
});

type Entry = { key: string; pass: string };

// Kills the backend after this many responses. The other forms are claimed, in their transaction, or committed without a response.
async function killedAmong(server: ServerProcess, entries: Entry[], responses: number): Promise<void> {
  let count = 0;
  let reached = () => {};
  const enough = new Promise<void>((resolve) => (reached = resolve));
  const sent = entries.map(async (entry) => {
    await post(server.origin, entry, 'Killed');
    count += 1;
    if (count >= responses) reached();
  });
  await Promise.race([enough, Promise.all(sent)]);
  await server.kill();
  await Promise.all(sent);
}

// Like the outbox: sends the same key again until the response is final.
async function finalResponses(origin: string, entries: Entry[]): Promise<{ status: number; body: string }[]> {
  return Promise.all(
    entries.map(async (entry) => {
      for (let attempt = 0; attempt < 60; attempt += 1) {
        const response = await post(origin, entry, 'Killed');
        if (response && response.status !== 409 && response.status < 500) return response;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
      throw new Error('There was no final response.');
    }),
  );
}

async function stored(): Promise<string[]> {
  const rows = await onDatabase((query) =>
    query('select reference from other.contact_forms order by reference'),
  );
  return rows.map(({ reference }) => String(reference));
}

async function unsentMails(): Promise<string[]> {
  const rows = await onDatabase((query) =>
    query('select mail from other.fieldshop_mails where sent is null'),
  );
  return rows.map(({ mail }) => String(mail));
}

type Query = (statement: string, values?: (string | number)[]) => Promise<Record<string, unknown>[]>;

// The database of the killed process, read through the connection of the test's own process.
async function onDatabase<T>(work: (query: Query) => Promise<T>): Promise<T> {
  const { connection } = (await aBackend()).strapi.db;
  await connection.raw('attach database ? as other', [environment.DATABASE_FILENAME]);
  try {
    return await work((statement, values = []) => connection.raw(statement, values));
  } finally {
    await connection.raw('detach database other');
  }
}
