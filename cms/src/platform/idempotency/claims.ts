import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { parseRow } from '../database/rows';
import { tables } from '../database/schema';

export type StoredResponse = { status: number; body: unknown };
export type Claim = { key: string; token: string };
type Outcome =
  | { kind: 'claimed'; claim: Claim }
  | { kind: 'answered'; answer: StoredResponse }
  | { kind: 'in-progress' }
  | { kind: 'other-body' };
const Row = v.object({
  fingerprint: v.string(),
  token: v.string(),
  since: v.number(),
  status: v.nullable(v.number()),
  body: v.nullable(v.string()),
});

const day = 24 * 60 * 60 * 1000;
const retentionMilliseconds = 45 * day;
// Writes to a cart say what is wanted, so one that is repeated after this does no harm.
const retentionWithoutBodyMilliseconds = 7 * day;
// After this a claim counts as left behind by a process that died. Safe at any length: an effect is only committed
// together with the claim it began with, so whoever was taken over from writes nothing.
const leaseMilliseconds = 10_000;

// The first to insert the key does the work. Committed at once, so that every other process sees it.
export async function claimKey(
  strapi: Core.Strapi,
  { key, fingerprint }: { key: string; fingerprint: string },
  now = Date.now(),
): Promise<Outcome> {
  const claim = { key, token: randomUUID() };
  const table = () => strapi.db.connection(tables.claims);
  await table()
    .insert({ ...claim, fingerprint, since: now })
    .onConflict('key')
    .ignore();
  const row = parseRow(Row, await table().where({ key }).first());
  if (!row) return { kind: 'in-progress' };
  if (row.token === claim.token) return { kind: 'claimed', claim };
  if (row.fingerprint !== fingerprint) return { kind: 'other-body' };
  if (row.status !== null)
    return { kind: 'answered', answer: { status: row.status, body: JSON.parse(row.body ?? 'null') } };
  // Either way: a claim from the future was made before the server's clock was put back.
  if (Math.abs(row.since - now) < leaseMilliseconds) return { kind: 'in-progress' };
  const taken = await table()
    .where({ key, token: row.token, status: null })
    .update({ token: claim.token, since: now });
  return taken === 1 ? { kind: 'claimed', claim } : { kind: 'in-progress' };
}

// Effect and stored answer in one transaction: a process that is killed leaves both or neither.
export async function commitWithResponse(
  strapi: Core.Strapi,
  { key, token }: Claim,
  work: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  return await strapi.db.transaction(async ({ trx }) => {
    // Written first: it locks the row, and SQLite takes its write lock before it has read anything.
    const held = await trx(tables.claims).where({ key, token, status: null }).update({ since: Date.now() });
    if (held !== 1) throw new ClaimLost();
    const answer = await work();
    await trx(tables.claims)
      .where({ key })
      .update({ status: answer.status, body: answer.body === null ? null : JSON.stringify(answer.body) });
    return answer;
  });
}

export class ClaimLost extends Error {
  constructor() {
    super('This claim was taken over.');
  }
}

export async function storeResponse(
  strapi: Core.Strapi,
  { key, token }: Claim,
  { status, body }: StoredResponse,
): Promise<void> {
  await strapi.db
    .connection(tables.claims)
    .where({ key, token, status: null })
    .update({ status, body: JSON.stringify(body) });
}

export async function releaseClaim(strapi: Core.Strapi, { key, token }: Claim): Promise<void> {
  await strapi.db.connection(tables.claims).where({ key, token, status: null }).delete();
}

// One process alone uses a SQLite file: what is unfinished when it starts, nobody works on any more.
export async function releaseAbandonedClaims(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection(tables.claims).where({ status: null }).delete();
}

export async function removeOldClaims(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const table = () => strapi.db.connection(tables.claims);
  await table()
    .where('since', '<', now - retentionMilliseconds)
    .delete();
  await table()
    .whereNotNull('status')
    .whereNull('body')
    .where('since', '<', now - retentionWithoutBodyMilliseconds)
    .delete();
}
