// @ts-check
import { figure } from '../proofs/figures.mjs';
import { say } from '../terminal/progress.mjs';

/** Lines that a site in use writes to its log: docs/operations.md, "Logs". */
const kinds = {
  'a request': /"level":"http"/,
  'a page': /"route":"page"/,
  'an order': /"message":"An order was placed"/,
  'an e-mail': /"message":"An e-mail was sent"/,
  'an e-mail that could not be sent': /"message":"An e-mail could not be sent/,
  'a search service that does not respond': /"message":"Meilisearch could not be updated/,
  'an outage of the database': /"message":"The database cannot be used/,
  'its end': /"message":"The database can be used again/,
  'a repeated line': /"repeated":\d/,
  'a trace': /"traceId":"/,
  'a stack': /"stack":"/,
  'a sign-in': /"event":"authn_login_success"/,
  'a sign-in that failed': /"event":"authn_login_fail"/,
  'a new password': /"event":"authn_password_change"/,
  'a second factor': /"event":"user_updated"/,
  'a request that was not authorised': /"event":"authz_fail"/,
  'a limit that was exceeded': /"event":"excess_rate_limit_exceeded"/,
};

/** @param {string} log */
export function reportKinds(log) {
  const missing = Object.entries(kinds).filter(([, pattern]) => !pattern.test(log));
  const all = Object.keys(kinds).length;
  figure('lines of the log', log.split('\n').length);
  figure('kinds of lines in it', all - missing.length, { atLeast: all });
  for (const [name] of missing) say(`  ✗ the log lacks ${name}`);
}
