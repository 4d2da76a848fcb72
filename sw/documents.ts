import { hasExpectedType } from '#src/cache/file-types.ts';
import { saveOpened } from '#src/documents/save-opened.ts';
import { storedResponse } from '#src/documents/bytes.ts';
import { m } from '#src/messages/m.ts';
import { isGatewayFailure } from './page-responses.ts';
import { createNetworkTimeout, withTimeout, withFirstBytes } from './network-timeout.ts';
import { createRangeResponse } from './ranges.ts';

const networkTimeout = createNetworkTimeout();

/**
 * A document opened by its URL: from the network, revalidated because a replaced file keeps its name, otherwise the saved
 * copy. If there is neither, returns an explanation instead of the browser's error page.
 */
export async function document(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const response = await fromNetwork(fetch(url, { cache: 'no-cache' }));
  if (response && hasExpectedType(url, response.headers)) {
    event.waitUntil(saveOpened(url, response.clone()).catch(() => undefined));
    return response;
  }
  // Without a saved copy, show the response even if it is a captive portal: signing in leads to the document.
  return (await findSaved(event.request)) ?? response ?? notSavedPage();
}

/** A document requested by a script or a viewer, whole or as a byte range. */
export async function documentFile({ request }: FetchEvent): Promise<Response> {
  const network = fetch(request);
  const response = await fromNetwork(network);
  if (response && hasExpectedType(request.url, response.headers)) return response;
  return (await findSaved(request)) ?? network;
}

async function fromNetwork(network: Promise<Response>): Promise<Response | undefined> {
  const response = await withTimeout(withFirstBytes(network), networkTimeout.milliseconds());
  if (response === 'late') networkTimeout.reportTimeout();
  if (!(response instanceof Response) || isGatewayFailure(response)) return undefined;
  networkTimeout.reportSuccess();
  return response;
}

/** The URL contains the checksum, so the file stored under it is the requested version. */
async function findSaved({ url, headers }: Request): Promise<Response | undefined> {
  const whole = await storedResponse(url);
  const range = headers.get('Range');
  return whole && range !== null ? createRangeResponse(whole, range) : whole;
}

const notSavedPage = () =>
  new Response(page, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });

const policy = "default-src 'none'; style-src 'unsafe-inline'";

const page = `<!doctype html>
<html lang="${m.worker.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${m.worker.notSaved}</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { max-width: 36rem; margin: 20vh auto 0; padding: 0 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 0.75rem; }
a { color: inherit; }
</style>
</head>
<body>
<h1>${m.worker.notSaved}</h1>
<p>${m.worker.offline}</p>
<p><a href="/my-datasheets">${m.worker.myDatasheets}</a></p>
<p><a href="/">${m.worker.homePage}</a></p>
</body>
</html>
`;
