import { environment, EnvironmentError } from '../settings/environment';

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND', 'ETIMEDOUT']);
// Wrong password, unknown role, unknown database.
const refused = new Set(['28P01', '28000', '3D000']);
const full = new Set(['ENOSPC', 'SQLITE_FULL', '53100']);

// What a person can put right is said in one line; anything else keeps its stack.
export function startProblem(error: unknown): string {
  if (error instanceof EnvironmentError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const { DATABASE_CLIENT, DATABASE_FILENAME } = environment();
  if (full.has(code)) return `The disk is full: ${error.message}. Free some space and start again.`;
  if (code === 'SQLITE_CANTOPEN')
    return `The database ${DATABASE_FILENAME} cannot be opened. Check DATABASE_FILENAME and its permissions.`;
  const isDatabase = unreachable.has(code) || refused.has(code);
  if (DATABASE_CLIENT === 'postgres' && isDatabase)
    return `The database of DATABASE_URL cannot be used: ${error.message}. Check that it runs and that user, password and name are right.`;
  return error.stack ?? error.message;
}
