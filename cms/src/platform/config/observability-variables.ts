import * as v from 'valibot';

const metricsToken = 'a random string of 16 to 200 letters, digits and -._~';

export const observabilityVariables = {
  LOG_LEVEL: v.optional(
    v.picklist(['error', 'warn', 'info', 'http', 'debug'], 'error, warn, info, http or debug'),
    'warn',
  ),
  LOG_FORMAT: v.optional(v.picklist(['json', 'text'], 'json or text')),
  // As it can be sent in the header Authorization.
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\w.~-]{16,200}$/, metricsToken))),
};
