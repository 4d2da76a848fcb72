import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import * as v from 'valibot';
import { BackupProblem } from '../backup/backup-problem';
import { cmsFolder } from '../platform/config/cms-folder';
import { compare, type Progress } from './compare';
import { type Copies, type Copy, planCopies } from './copies';
import { describe, type Report } from './report';
import { openTables } from './tables';

const ProblemMessage = v.object({ type: v.literal('problem'), result: v.object({ message: v.string() }) });

/** Settings that prevent access to other machines and to files outside the database. */
const isolation = {
  SEED: 'keep',
  SMTP_URL: '',
  BACKUP_DIR: '',
  MEILISEARCH_URL: '',
  MEILISEARCH_SEARCH_KEY: '',
  MEILISEARCH_ADMIN_KEY: '',
  S3_BUCKET: '',
  S3_ENDPOINT: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
};

/**
 * Migrates a copy of the database as a start of this version would, and compares it with another copy. The database
 * itself is only read.
 * @throws BackupProblem with the error message if a start would fail
 */
export async function rehearse(progress: Progress): Promise<Report> {
  const copies = await planCopies();
  const stop = () =>
    void stopMigration()
      .then(copies.remove)
      .finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(signal, stop);
  try {
    await copies.make();
    await migrate(copies.after, path.join(copies.folder, 'files'));
    return describe(await differences(copies, progress));
  } finally {
    await copies.remove();
  }
}

async function differences(copies: Copies, progress: Progress) {
  const before = await openTables(copies.before);
  const after = await openTables(copies.after);
  try {
    return await compare({ before, after }, progress);
  } finally {
    await before.close();
    await after.close();
  }
}

let migrating: ChildProcess | undefined;

// Otherwise, the migration would create files again while they are being deleted.
function stopMigration(): Promise<void> {
  return new Promise((resolve) => {
    if (!migrating || migrating.exitCode !== null || migrating.signalCode !== null) return resolve();
    migrating.once('exit', () => resolve());
    migrating.kill('SIGKILL');
  });
}

function migrate(copy: Copy, files: string): Promise<void> {
  const child = fork(path.join(cmsFolder, 'upgrade.cjs'), [JSON.stringify({ task: 'migrate' })], {
    cwd: cmsFolder,
    env: { ...process.env, ...isolation, ...copy, UPLOADS_DIR: files },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  migrating = child;
  let output = '';
  child.stderr?.on('data', (text: Buffer) => (output = `${output}${text.toString()}`.slice(-4000)));
  child.on('message', (message) => {
    const problem = v.safeParse(ProblemMessage, message);
    if (problem.success) output = problem.output.result.message;
  });
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      if (code === 0) return resolve();
      reject(new BackupProblem(`This version cannot start with this database. ${output.trim()}`));
    });
  });
}
