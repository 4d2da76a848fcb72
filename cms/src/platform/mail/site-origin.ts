import { environment } from '../config/environment';
import { publicPath } from '../site-paths/site-paths';

// Origin of links in e-mails. Some e-mails are not caused by a request, and a request's Host header cannot be trusted.
export function siteOrigin(): string {
  const { SITE_URL, HOST, PORT } = environment();
  return SITE_URL ?? `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}`;
}

/** The URL of a page in the language of the request. */
export const pageUrl = (path: string) => siteOrigin() + publicPath(path);
