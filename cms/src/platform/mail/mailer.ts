import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { isDue, longestWaitMs } from '../database/due';
import { parseRows } from '../database/rows';
import { tables } from '../database/schema';
import { backgroundWork } from '../jobs/background-work';
import { runInRequest } from '../logs/current-request';
import { parseContent } from './content';
import { transport } from './transport';

const Row = v.object({
  mail: v.string(),
  content: v.string(),
  attempts: v.number(),
  request_id: v.nullable(v.string()),
});
type Row = v.InferOutput<typeof Row>;

const second = 1000;
const leaseMilliseconds = 60 * second;
const firstWaitMilliseconds = 30 * second;
const retentionMilliseconds = 45 * 24 * 60 * 60 * second;
const atOnce = 20;

export const { wake: wakeMailer, end: endMailer } = backgroundWork(async (strapi, isEnding) => {
  let due: Row[];
  do {
    const open = mails(strapi).where({ sent: null }).where(isDue(Date.now()));
    due = parseRows(Row, await open.orderBy('id').limit(atOnce));
    for (const row of due) {
      if (isEnding()) return;
      const { request_id: id } = row;
      await (id === null ? send(strapi, row) : runInRequest({ id }, () => send(strapi, row)));
    }
  } while (due.length === atOnce);
});

// Leased to this process for a minute. After a crash it is sent again with the same Message-ID, by which mail
// clients detect duplicates. The local mailbox overwrites the same file.
async function send(strapi: Core.Strapi, { mail, content, attempts, request_id }: Row): Promise<void> {
  const token = randomUUID();
  const leased = await mails(strapi)
    .where({ mail, sent: null, attempts })
    .where(isDue(Date.now()))
    .update({ token, attempts: attempts + 1, due: Date.now() + leaseMilliseconds });
  if (leased !== 1) return;
  const problem = await transport()
    .deliver(mail, parseContent(content), request_id)
    .then(() => null, describe);
  const wait = Math.min(firstWaitMilliseconds * 2 ** attempts, longestWaitMs);
  const result = problem === null ? { sent: Date.now(), problem } : { due: Date.now() + wait, problem };
  await mails(strapi).where({ mail, token }).update(result);
  if (problem === null) strapi.log.info('An e-mail was sent', { mail });
  else strapi.log.warn(`An e-mail could not be sent and will be retried: ${problem}`, { mail });
}

// The same retention as claims, so that questions about a request can be answered.
export async function removeOldMails(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  await mails(strapi)
    .where('sent', '<', now - retentionMilliseconds)
    .delete();
}

function mails(strapi: Core.Strapi) {
  return strapi.db.connection(tables.mails);
}

function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}
