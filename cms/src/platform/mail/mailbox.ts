import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { environment } from '../config/environment';
import { parseRows } from '../database/rows';
import { tables } from '../database/schema';
import { Content } from './content';

const Saved = v.object({
  ...Content.entries,
  mail: v.string(),
  at: v.string(),
  requestId: v.optional(v.string()),
});

export type SavedMail = v.InferOutput<typeof Saved>;

const folder = () => path.join(environment().UPLOADS_DIR, 'mailbox');

// Used while SMTP_URL is not set: each e-mail is a file, and sending it again overwrites the same file.
export async function saveToMailbox(
  mail: string,
  content: Content,
  requestId?: string | null,
): Promise<void> {
  await mkdir(folder(), { recursive: true });
  const file = path.join(folder(), `${mail}.json`);
  const saved: SavedMail = {
    mail,
    at: new Date().toISOString(),
    ...(requestId && { requestId }),
    ...content,
  };
  await writeFile(`${file}.part`, JSON.stringify(saved, null, 2));
  await rename(`${file}.part`, file);
}

export async function readMailbox(): Promise<SavedMail[]> {
  const names = await readdir(folder()).catch(() => []);
  const mails = await Promise.all(names.filter((name) => name.endsWith('.json')).map(readMail));
  return mails.flat().sort((a, b) => b.at.localeCompare(a.at));
}

/** Does not throw: the hourly job deletes files that are left. */
export async function deleteFromMailbox(strapi: Core.Strapi, mails: string[]): Promise<void> {
  const files = mails.map((mail) => path.join(folder(), `${mail}.json`));
  await Promise.all(files.map((file) => rm(file, { force: true }))).catch((error: unknown) => {
    strapi.log.error(`Files of the local mailbox could not be deleted: ${String(error)}`);
  });
}

/** Deletes files whose e-mail is no longer in the database. */
export async function deleteForgottenFiles(strapi: Core.Strapi): Promise<void> {
  const names = await readdir(folder()).catch(() => []);
  const known = new Set<string>();
  for (let start = 0; start < names.length; start += atOnce) {
    const mails = names.slice(start, start + atOnce).map(mailOf);
    const rows: unknown = await strapi.db.connection(tables.mails).whereIn('mail', mails).select('mail');
    for (const { mail } of parseRows(MailRow, rows)) known.add(mail);
  }
  const forgotten = names.filter((name) => !known.has(mailOf(name)));
  await Promise.all(forgotten.map((name) => rm(path.join(folder(), name), { force: true })));
}

const atOnce = 500;
const MailRow = v.object({ mail: v.string() });
const mailOf = (name: string) => name.replace(/\.json(?:\.part)?$/, '');

// Empty if the file has been deleted since it was listed.
async function readMail(name: string): Promise<SavedMail[]> {
  try {
    return [v.parse(Saved, JSON.parse(await readFile(path.join(folder(), name), 'utf8')))];
  } catch (error) {
    if (isErrno(error) && error.code === 'ENOENT') return [];
    throw error;
  }
}

const isErrno = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error;
