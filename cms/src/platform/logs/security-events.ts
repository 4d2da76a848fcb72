import { environment } from '../config/environment';
import { countSecurityEvent } from '../metrics/counters';
import { logEvent } from './log-writer';

/** Names of the OWASP Logging Vocabulary, with the text of the line. */
const texts = {
  authn_login_success: 'Signed in',
  authn_login_fail: 'A sign-in failed',
  authn_password_change: 'A password was changed',
  authn_token_revoked: 'All sessions of a customer were ended',
  user_updated: 'The sign-in of an account was changed',
  sensitive_read: 'Personal data was exported',
  sensitive_delete: 'Personal data was deleted',
  authz_fail: 'A request was not authorised',
  excess_rate_limit_exceeded: 'A rate limit was exceeded',
} as const;

const expected = new Set<keyof typeof texts>([
  'authn_login_success',
  'authn_password_change',
  'authn_token_revoked',
  'user_updated',
  'sensitive_read',
  'sensitive_delete',
]);

export type SignInChange =
  | 'second factor turned on'
  | 'second factor turned off'
  | 'second factor reset'
  | 'recovery codes replaced';

export type SecurityEvent = {
  event: keyof typeof texts;
  /** The id of the customer's account, if it is known. */
  customer?: string;
  /** The id of the account in the admin, if it is known. */
  staff?: string;
  /** How somebody proved who they are. */
  by?: 'password' | 'mailed link' | 'registration' | 'invitation' | 'code' | 'recovery code';
  /** What was changed. */
  change?: SignInChange;
  /** Who changed it for somebody else: the id of an administrator, or a command on the server. */
  changedBy?: string;
  method?: string;
  route?: string;
  status?: number;
};

/**
 * Writes a line to the log, at every LOG_LEVEL but "error", and counts it for /metrics. It names accounts only by their
 * ids, which mean nothing to somebody who has only the log.
 */
export function logSecurityEvent(fields: SecurityEvent): void {
  const { event } = fields;
  countSecurityEvent(event);
  if (environment().LOG_LEVEL === 'error') return;
  logEvent({ ...fields, level: expected.has(event) ? 'info' : 'warn', message: texts[event] });
}
