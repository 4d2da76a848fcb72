import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { tables } from '../../../../platform/database/schema';

const Row = v.object({ value: v.string() });
const State = v.object({
  /** Position after the last change in Meilisearch. */
  version: v.number(),
  id: v.nullable(v.string()),
  /** The settings with which the index was created. */
  settings: v.string(),
});
export type State = v.InferOutput<typeof State>;
export type Lease = { state: State; save(state: State): Promise<void>; release(): Promise<void> };

const name = 'meilisearch';
// A lease is renewed while it is held. After a crash, another process waits this long.
const leaseMilliseconds = 30_000;
const renewMilliseconds = 5000;
const initialState: State = { version: 0, id: null, settings: '' };

/** Only one process at a time sends changes, so that an older version never overwrites a newer one. */
export async function leaseState(strapi: Core.Strapi): Promise<Lease | undefined> {
  const token = randomUUID();
  const table = () => strapi.db.connection(tables.searchState);
  const until = () => Date.now() + leaseMilliseconds;
  await table()
    .insert({ name, value: JSON.stringify(initialState), until: 0 })
    .onConflict('name')
    .ignore();
  const taken = await table()
    .where({ name })
    .where('until', '<=', Date.now())
    .update({ token, until: until() });
  if (taken !== 1) return undefined;
  const row = v.parse(Row, await table().where({ name }).first());
  const renew = () => table().where({ name, token }).update({ until: until() });
  const timer = setInterval(() => void renew().catch(() => {}), renewMilliseconds);
  return {
    state: v.parse(State, JSON.parse(row.value)),
    async save(state) {
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

/** With SQLite there is only one process, so a lease that is still held belongs to a process that crashed. */
export async function releaseState(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection(tables.searchState).where({ name }).update({ until: 0 });
}
