// @ts-check

/** An error the user can correct: `message` says what is wrong, `remedy` what to do. */
export class Problem extends Error {
  /**
   * @param {string} message
   * @param {string} remedy
   * @param {unknown} [cause]
   */
  constructor(message, remedy, cause) {
    super(message, { cause });
    this.remedy = remedy;
  }
}

/** @param {unknown} error */
export function explain(error) {
  const problem = asProblem(error);
  if (problem) console.error(`\n✗ ${problem.message}\n  ${problem.remedy}\n`);
  else console.error(error);
}

/** @param {unknown} error */
function asProblem(error) {
  if (error instanceof Problem) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC')
    return new Problem('The disk is full.', 'Free some space (2 GB are enough) and start again.');
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new Problem(
      `A file cannot be written: ${String(error)}`,
      'Give your user write permission for this folder.',
    );
  }
  return undefined;
}
