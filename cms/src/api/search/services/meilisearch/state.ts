import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { tables } from '../../../../platform/database/schema';

const Row = v.object({ value: v.string() });
const State = v.object({
  /** Position after the last change in Meilisearch. */
  version: v.number(),
  id: v.nullable(v.string()),
  /** The settings its index was created with. */
  settings: v.string(),
});
export type State = v.InferOutput<typeof State>;
export type Lease = { state: State; keep(state: State): Promise<void>; release(): Promise<void> };

const name = 'meilisearch';
// Renewed while it is held. After a crash, another process waits this long.
const leaseMilliseconds = 30_000;
const prolongMilliseconds = 5000;
const nothing: State = { version: 0, id: null, settings: '' };

/** Only one process at a time sends changes, so that an older version never overwrites a newer one. */
export async function leaseState(strapi: Core.Strapi): Promise<Lease | undefined> {
  const token = randomUUID();
  const table = () => strapi.db.connection(tables.searchState);
  const until = () => Date.now() + leaseMilliseconds;
  await table()
    .insert({ name, value: JSON.stringify(nothing), until: 0 })
    .onConflict('name')
    .ignore();
  const taken = await table()
    .where({ name })
    .where('until', '<=', Date.now())
    .update({ token, until: until() });
  if (taken !== 1) return undefined;
  const row = v.parse(Row, await table().where({ name }).first());
  const prolong = () => table().where({ name, token }).update({ until: until() });
  const timer = setInterval(() => void prolong().catch(() => {}), prolongMilliseconds);
  return {
    state: v.parse(State, JSON.parse(row.value)),
    async keep(state) {
      const held = await table()
        .where({ name, token })
        .update({ value: JSON.stringify(state), until: until() });
      if (held !== 1) throw new Error('Another process is already updating Meilisearch.');
    },
    async release() {
      clearInterval(timer);
      await table().where({ name, token }).update({ until: 0 });
    },
  };
}

/** SQLite has one process: a lock that is still held belongs to a crashed one. */
export async function releaseState(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection(tables.searchState).where({ name }).update({ until: 0 });
}
