import { errors } from '@strapi/utils';

/** What is wrong at one field: the admin shows the sentence there. */
export type Problem = { path: (string | number)[]; message: string };

/** @throws a ValidationError (400) when there are problems; the change is rolled back with its transaction */
export function rejectProblems(problems: Problem[]): void {
  const [first] = problems;
  if (!first) return;
  throw new errors.ValidationError(first.message, {
    errors: problems.map(({ path, message }) => ({ path, message, name: 'ValidationError' })),
  });
}
