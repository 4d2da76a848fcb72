import { environment, EnvironmentError } from '../platform/config/environment';
import { HttpError } from '../platform/http/http-error';

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND', 'ETIMEDOUT']);
// Wrong password, unknown role, unknown database.
const connectionErrors = new Set(['28P01', '28000', '3D000']);
const full = new Set(['ENOSPC', 'SQLITE_FULL', '53100']);

/** Prints the error and ends the process. Errors that the operator can correct are printed without a stack. */
export function endWithProblem(error: unknown): never {
  process.stderr.write(`${startProblem(error)}\n`);
  process.exit(1);
}

export function startProblem(error: unknown): string {
  if (error instanceof EnvironmentError || error instanceof HttpError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const { DATABASE_CLIENT, DATABASE_FILENAME } = environment();
  if (full.has(code)) return `The disk is full: ${error.message}. Free some space and start again.`;
  if (code.startsWith('SQLITE_CANTOPEN') || code.startsWith('SQLITE_READONLY'))
    return `The database ${DATABASE_FILENAME} cannot be opened for writing. Check DATABASE_FILENAME, and give this user write permission for the file and its folder.`;
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT'))
    return `The database ${DATABASE_FILENAME} is damaged or not a SQLite database. Restore it from a backup (docs/operations.md), or set DATABASE_FILENAME to another file.`;
  if (code.startsWith('SQLITE_BUSY'))
    return `The database ${DATABASE_FILENAME} is locked by another program. Stop that program and start again.`;
  const isDatabase = unreachable.has(code) || connectionErrors.has(code);
  if (DATABASE_CLIENT === 'postgres' && isDatabase)
    return `Cannot connect to the database in DATABASE_URL: ${error.message}. Check that it is running and that the user, password and database name are correct.`;
  return error.stack ?? error.message;
}
