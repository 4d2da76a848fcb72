import * as v from 'valibot';

const request = 'Enter a valid e-mail address.';

/** A form with an e-mail address. */
export const TypedEmail = v.object({
  email: v.pipe(v.string(request), v.trim(), v.maxLength(254, request), v.email(request)),
});
