import * as v from 'valibot';
import { flag } from './variables';

/** Who signs in to the admin, and how. */
export const staffVariables = {
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email('an e-mail address'))),
  ADMIN_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/,
        '8 characters or more, with an uppercase letter, a lowercase letter and a digit',
      ),
    ),
  ),
  REQUIRE_SECOND_FACTOR: v.optional(flag, 'false'),
};
