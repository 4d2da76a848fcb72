import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { contains } from '../database/contains';
import { parseRow } from '../database/rows';
import { tables } from '../database/schema';

export type StoredResponse = { status: number; body: unknown };
export type Claim = { key: string; token: string };
type Outcome =
  | { kind: 'claimed'; claim: Claim }
  | { kind: 'completed'; response: StoredResponse }
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
// Cart writes state the final quantity, so repeating one after this time does no harm.
const retentionWithoutBodyMilliseconds = 7 * day;
// After this time a claim is considered abandoned by a crashed process. Any duration is safe: an effect is only committed
// together with its original claim, so a process whose claim was taken over writes nothing.
const leaseMilliseconds = 10_000;

// The first to insert the key does the work. Committed immediately, so that all other processes see it.
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
    return { kind: 'completed', response: { status: row.status, body: JSON.parse(row.body ?? 'null') } };
  // Absolute, because a claim in the future means that the server's clock was set back.
  if (Math.abs(row.since - now) < leaseMilliseconds) return { kind: 'in-progress' };
  const taken = await table()
    .where({ key, token: row.token, status: null })
    .update({ token: claim.token, since: now });
  return taken === 1 ? { kind: 'claimed', claim } : { kind: 'in-progress' };
}

// Stores effect and response in one transaction, so that a crash leaves both or neither.
export async function commitWithResponse(
  strapi: Core.Strapi,
  { key, token }: Claim,
  work: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  return await strapi.db.transaction(async ({ trx }) => {
    // Written first to lock the row, and so that SQLite takes its write lock before reading.
    const held = await trx(tables.claims).where({ key, token, status: null }).update({ since: Date.now() });
    if (held !== 1) throw new ClaimLost();
    const response = await work();
    await trx(tables.claims)
      .where({ key })
      .update({
        status: response.status,
        body: response.body === null ? null : JSON.stringify(response.body),
      });
    return response;
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

// SQLite has one process, so unfinished claims at startup are abandoned.
export async function releaseAbandonedClaims(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection(tables.claims).where({ status: null }).delete();
}

/** Replaces stored responses that contain this text. A repeat of their request still has no effect. */
export async function forgetResponsesWith(strapi: Core.Strapi, text: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx(tables.claims)
      .whereNotNull('status')
      .where(contains('body', text))
      .update({ body: JSON.stringify({ data: null }) });
  });
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
