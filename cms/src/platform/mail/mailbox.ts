import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { environment } from '../config/environment';
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
  return mails.sort((a, b) => b.at.localeCompare(a.at));
}

async function readMail(name: string): Promise<SavedMail> {
  return v.parse(Saved, JSON.parse(await readFile(path.join(folder(), name), 'utf8')));
}
