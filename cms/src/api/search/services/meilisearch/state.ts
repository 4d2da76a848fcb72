import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { tables } from '../../../../platform/database/schema';

const Row = v.object({ value: v.string() });
const State = v.object({
  /** Behind the last change that Meilisearch has. */
  version: v.number(),
  id: v.nullable(v.string()),
  /** The settings its index was made with. */
  settings: v.string(),
});
export type State = v.InferOutput<typeof State>;
export type Lease = { state: State; keep(state: State): Promise<void>; release(): Promise<void> };

const name = 'meilisearch';
// Prolonged while it is held: after a kill another process waits so long.
const leaseMilliseconds = 30_000;
const prolongMilliseconds = 5000;
const nothing: State = { version: 0, id: null, settings: '' };

/** One process at a time brings changes there, so that an older state of a document never comes after a newer one. */
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

/** A SQLite file has one process: who held it is gone. */
export async function releaseState(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection(tables.searchState).where({ name }).update({ until: 0 });
}
