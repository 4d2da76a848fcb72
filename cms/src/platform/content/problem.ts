import { errors } from '@strapi/utils';

/** A problem with one field. The admin shows the message at the field. */
export type Problem = { path: (string | number)[]; message: string };

/** @throws a ValidationError (400) when there are problems; the change is rolled back with its transaction */
export function rejectProblems(problems: Problem[]): void {
  const [first] = problems;
  if (!first) return;
  throw new errors.ValidationError(first.message, {
    errors: problems.map(({ path, message }) => ({ path, message, name: 'ValidationError' })),
  });
}
