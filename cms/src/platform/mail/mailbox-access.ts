import type { IncomingMessage } from 'node:http';
import type { Environment } from '../config/environment';

const localAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const localHosts = new Set(['127.0.0.1', '[::1]', 'localhost']);
// Headers added by proxies. A proxied request can come from anywhere, whatever TRUST_PROXY is set to.
const forwardingHeader =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-(?:original|real|client|cluster-client)-.+|(?:true|.+-connecting|fly|fastly)-client-ip|.+-connecting-ip)$/;

type Settings = Pick<Environment, 'SMTP_URL' | 'SITE_URL' | 'HOST' | 'TRUST_PROXY'>;

/**
 * The mailbox contains sign-in links, so it is only available to a browser on the same machine: no mail
 * server, no public URL, no trusted proxy, a local Host header (to prevent DNS rebinding) and no forwarding header.
 */
export function isMailboxOpen({ headers, rawHeaders, socket }: IncomingMessage, settings: Settings): boolean {
  const { SMTP_URL, SITE_URL, HOST, TRUST_PROXY } = settings;
  const isLocalServer = localAddresses.has(HOST) || HOST === 'localhost';
  if (SMTP_URL || SITE_URL || TRUST_PROXY || !isLocalServer) return false;
  // Raw, because untrusted headers have been removed from `headers`. Names and values alternate.
  const names = rawHeaders.filter((_text, index) => index % 2 === 0);
  if (names.some((name) => forwardingHeader.test(name.toLowerCase()))) return false;
  return localAddresses.has(socket.remoteAddress ?? '') && localHosts.has(hostName(headers.host));
}

function hostName(host = ''): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}
