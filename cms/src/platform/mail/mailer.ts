import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { isDue, longestWaitMs } from '../database/due';
import { parseRows } from '../database/rows';
import { tables } from '../database/schema';
import { backgroundWork } from '../jobs/background-work';
import { runInRequest } from '../logs/current-request';
import { type Content, parseContent } from './content';
import { deleteFromMailbox } from './mailbox';
import { retriedForMs } from './rejection';
import { type RejectedMail, rejectedMailListeners } from './rejected-mail-listeners';
import { transport } from './transport';

const Row = v.object({
  mail: v.string(),
  content: v.string(),
  attempts: v.number(),
  request_id: v.nullable(v.string()),
  person: v.nullable(v.string()),
  is_last: v.nullable(v.number()),
  queued: v.nullable(v.number()),
});
type Row = v.InferOutput<typeof Row>;
type Outcome = { kind: 'sent' } | { kind: 'failed' | 'rejected'; problem: string };

const second = 1000;
const leaseMilliseconds = 60 * second;
const firstWaitMilliseconds = 30 * second;
const atOnce = 20;

export const { wake: wakeMailer, end: endMailer } = backgroundWork(async (strapi, isEnding) => {
  let due: Row[];
  do {
    const open = mails(strapi).where({ sent: null, rejected: null }).where(isDue(Date.now()));
    due = parseRows(Row, await open.orderBy('id').limit(atOnce));
    for (const row of due) {
      if (isEnding()) return;
      const { request_id: id } = row;
      await (id === null ? send(strapi, row) : runInRequest({ id }, () => send(strapi, row)));
    }
  } while (due.length === atOnce);
});

// The e-mail is leased to this process for a minute. After a crash, it is sent again with the same Message-ID, by which
// mail clients detect duplicates. The local mailbox overwrites the same file.
async function send(strapi: Core.Strapi, row: Row): Promise<void> {
  const { mail, attempts } = row;
  const token = randomUUID();
  const leased = await mails(strapi)
    .where({ mail, sent: null, rejected: null, attempts })
    .where(isDue(Date.now()))
    .update({ token, attempts: attempts + 1, due: Date.now() + leaseMilliseconds });
  if (leased !== 1) return;
  const content = parseContent(row.content);
  const outcome = await transport()
    .deliver(mail, content, row.request_id)
    .then(
      () => sent,
      (error: unknown) => outcomeOf(error, row),
    );
  await store(strapi, row, { token, outcome, content });
  log(strapi, mail, outcome);
}

const sent: Outcome = { kind: 'sent' };

function outcomeOf(error: unknown, { queued }: Row): Outcome {
  const problem = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  // An e-mail of an earlier version is as old as its first attempt. The clock of the server may have been set back.
  const age = Math.max(0, Date.now() - (queued ?? Date.now()));
  return { kind: age >= retriedForMs(error) ? 'rejected' : 'failed', problem };
}

type Attempt = { token: string; outcome: Outcome; content: Content };

async function store(strapi: Core.Strapi, row: Row, { token, outcome, content }: Attempt): Promise<void> {
  const { mail, is_last: isLast } = row;
  const isStored = await strapi.db.transaction(async ({ trx }) => {
    const own = trx(tables.mails).where({ mail, token });
    const isDone = isLast === 1 && outcome.kind !== 'failed';
    const changed = isDone ? await own.delete() : await own.update(changeFor(row, outcome));
    if (changed === 1 && outcome.kind === 'rejected' && !isDone)
      await notify(strapi, { ...content, problem: outcome.problem, person: row.person ?? content.to });
    return changed === 1;
  });
  if (!isStored) await deleteIfErased(strapi, mail);
}

async function notify(strapi: Core.Strapi, rejected: RejectedMail): Promise<void> {
  for (const listener of rejectedMailListeners.all()) await listener(strapi, rejected);
}

function changeFor({ attempts }: Row, outcome: Outcome): object {
  if (outcome.kind === 'sent') return { sent: Date.now(), problem: null };
  if (outcome.kind === 'rejected') return { rejected: Date.now(), problem: outcome.problem };
  const wait = Math.min(firstWaitMilliseconds * 2 ** attempts, longestWaitMs);
  return { due: Date.now() + wait, problem: outcome.problem };
}

// The data of the person may have been deleted while the local mailbox stored the file.
async function deleteIfErased(strapi: Core.Strapi, mail: string): Promise<void> {
  const row: unknown = await mails(strapi).where({ mail }).first('mail');
  if (row === undefined) await deleteFromMailbox(strapi, [mail]);
}

function log(strapi: Core.Strapi, mail: string, outcome: Outcome): void {
  if (outcome.kind === 'sent') return void strapi.log.info('An e-mail was sent', { mail });
  const next = outcome.kind === 'failed' ? 'could not be sent and will be retried' : 'was rejected';
  strapi.log.warn(`An e-mail ${next}: ${outcome.problem}`, { mail });
}

function mails(strapi: Core.Strapi) {
  return strapi.db.connection(tables.mails);
}
