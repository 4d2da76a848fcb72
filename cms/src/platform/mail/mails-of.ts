import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { contains } from '../database/contains';
import { parseRows } from '../database/rows';
import { tables } from '../database/schema';
import { parseContent } from './content';
import { deleteFromMailbox } from './mailbox';
import { normalEmail } from './normal-email';

const Row = v.object({ mail: v.string(), content: v.string(), sent: v.nullable(v.number()) });
type Query = ReturnType<Core.Strapi['db']['connection']>;

/**
 * The e-mails to a person, and those to staff about the person. Leaves out their texts, which the person has received
 * and which can contain sign-in links.
 */
export async function mailsOf(strapi: Core.Strapi, email: string) {
  return (await rowsOf(strapi, email)).map(({ content, sent }) => {
    const { to, subject } = parseContent(content);
    return { to, subject, sentAt: sent === null ? null : new Date(sent).toISOString() };
  });
}

/** Also deletes e-mails that have not been sent. Their files in the local mailbox are deleted after the commit. */
export async function deleteMailsOf(strapi: Core.Strapi, email: string): Promise<void> {
  const mails = (await rowsOf(strapi, email)).map(({ mail }) => mail);
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    await trx(tables.mails).where(isOf(email)).delete();
    onCommit(() => deleteFromMailbox(strapi, mails));
  });
}

async function rowsOf(strapi: Core.Strapi, email: string): Promise<v.InferOutput<typeof Row>[]> {
  const rows: unknown = await strapi.db.transaction(({ trx }) =>
    trx(tables.mails).where(isOf(email)).orderBy('id'),
  );
  return parseRows(Row, rows);
}

// E-mails that an earlier version stored have no `person`. Quotes in values are escaped in JSON, so the text matches keys only.
const isOf =
  (email: string) =>
  (query: Query): void => {
    const person = normalEmail(email);
    void query.where({ person });
    for (const key of ['to', 'replyTo'])
      void query.orWhere((earlier) => {
        void earlier.whereNull('person').where(contains('content', `"${key}":${JSON.stringify(person)}`));
      });
  };
