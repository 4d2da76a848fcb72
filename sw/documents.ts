/** A document that is not on the device says so, where the browser would show its own page of failure. */
export async function document({ request }: FetchEvent): Promise<Response> {
  return fetch(request).catch(() => notSaved());
}

const notSaved = () =>
  new Response(page, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });

const policy = "default-src 'none'; style-src 'unsafe-inline'";

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This document is not on your device</title>
<style>
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { max-width: 36rem; margin: 20vh auto 0; padding: 0 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 0.75rem; }
a { color: inherit; }
</style>
</head>
<body>
<h1>This document is not on your device</h1>
<p>There is no connection to the server. Open the document again when the connection is back.</p>
<p><a href="/">To the home page</a></p>
</body>
</html>
`;
