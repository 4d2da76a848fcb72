import type { IncomingMessage } from 'node:http';
import type { Environment } from '../config/environment';

const localAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const localHosts = new Set(['127.0.0.1', '[::1]', 'localhost']);
// What proxies add: a request that came through one may come from anywhere, whatever TRUST_PROXY says.
const forwardingHeader =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-(?:original|real|client|cluster-client)-.+|(?:true|.+-connecting|fly|fastly)-client-ip|.+-connecting-ip)$/;

type Settings = Pick<Environment, 'SMTP_URL' | 'SITE_URL' | 'HOST' | 'TRUST_PROXY'>;

/**
 * The mailbox holds every link that signs somebody in, so it opens only to a browser on the machine itself: no mail
 * server, no public URL, no trusted proxy, a local Host header (another one is DNS rebinding) and no forwarding header.
 */
export function isMailboxOpen({ headers, rawHeaders, socket }: IncomingMessage, settings: Settings): boolean {
  const { SMTP_URL, SITE_URL, HOST, TRUST_PROXY } = settings;
  const isLocalServer = localAddresses.has(HOST) || HOST === 'localhost';
  if (SMTP_URL || SITE_URL || TRUST_PROXY || !isLocalServer) return false;
  // As they arrived: untrusted ones were removed from `headers` already. Names and values take turns.
  const names = rawHeaders.filter((_text, index) => index % 2 === 0);
  if (names.some((name) => forwardingHeader.test(name.toLowerCase()))) return false;
  return localAddresses.has(socket.remoteAddress ?? '') && localHosts.has(hostName(headers.host));
}

function hostName(host = ''): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}
