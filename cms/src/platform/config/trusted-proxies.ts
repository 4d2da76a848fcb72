import * as v from 'valibot';

// `true` and `false` were the values before the number.
export const trustedProxies = v.pipe(
  v.string(),
  v.regex(/^(\d|10|true|false)$/, 'the number of proxies in front of the server, from 0 to 10'),
  v.transform((text) => Number({ true: '1', false: '0' }[text] ?? text)),
);
