import { environment } from '../config/environment';

// Where links in mails lead. A mail may be written without a request, and the host of one is not to be trusted in it.
export function siteOrigin(): string {
  const { SITE_URL, HOST, PORT } = environment();
  return SITE_URL ?? `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}`;
}
