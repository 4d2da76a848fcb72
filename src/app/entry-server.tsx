import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { AsyncLocalStorage } from 'node:async_hooks';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { ApiResponse } from '#src/api/api-response.ts';
import { setTransport } from '#src/api/send.ts';
import { createServerQueryClient } from '#src/cache/query-client.ts';
import type { PublicConfig } from '#src/contract/config.ts';
import { checkAccount as accountCheck } from '#src/contract/forms/account.ts';
import { checkForm as formCheck } from '#src/contract/forms/check-form.ts';
import type { AccountForm, CheckedForm, FormKind } from '#src/contract/forms/form-kinds.ts';
import { isInstrumentFinder } from '#src/features/part-wizard/finder-url.ts';
import { searchIn } from '#src/features/site/filter-names.ts';
import { loadShell, settingQuery } from '#src/features/site/queries.ts';
import { escapeXml } from '#src/format/escape-xml.ts';
import { m } from '#src/messages/m.ts';
import { PathsContext } from '#src/ui/alternates.tsx';
import type { PageResponse } from '#src/ui/response-context.ts';
import { App } from './app.tsx';
import type { BasicForms, BasicPage } from './basic-page.ts';
import { BasicPageView, formsForBackend } from './basic-pages.tsx';
import { embed } from './embedded.ts';
import { laterScripts } from './later-scripts.ts';
import { splitMarkup } from './markup.ts';
import { isPreview } from './preview.ts';
import { matchRoute } from './routes.tsx';

export { listDelta } from '#src/contract/list-delta.ts';
export { checkVatNumber } from '#src/contract/forms/vat-number.ts';
export { expectedDays } from '#src/format/expected-days.ts';
export { expectedTexts } from '#src/format/expected-delivery.ts';
export { partWizard } from '#src/part-wizard/for-backend.ts';
export { searchEngine } from '#src/search/engine.ts';
export { robots, sitemap } from './sitemap.ts';

/** Handles a GET request to the API in this process. */
export type Read = (path: string) => Promise<ApiResponse>;

export interface RenderRequest {
  /** Path and query. */
  url: string;
  origin: string;
  /** The built index.html with the placeholders `<!--head-->…<!--/head-->` and `<!--app-->`. */
  template: string;
  read: Read;
  config: PublicConfig;
  /** The path of the page in each language, with English segments. Without it, it has the same everywhere. */
  paths?: Readonly<Record<string, string>>;
}

export interface RenderedPage {
  status: number;
  /** Redirect target; `html` is then empty. */
  location?: string;
  html: string;
}

type Check<Kind> = (kind: Kind, body: unknown) => CheckedForm<Record<string, unknown>>;

export const checkAccount: Check<AccountForm> = accountCheck;
export const checkForm: Check<FormKind> = formCheck;
export const basicForms: BasicForms = formsForBackend;

const reading = new AsyncLocalStorage<Read>();

setTransport((path) => {
  const read = reading.getStore();
  if (!read) throw new Error(`Cannot read ${path} outside of render()`);
  return read(path);
});

/** Renders the whole page as HTML, including the data needed for hydration. */
export const render = (request: RenderRequest): Promise<RenderedPage> =>
  reading.run(request.read, () => renderPage(request));

export interface BasicRenderRequest extends RenderRequest {
  page: BasicPage;
}

/** Renders a page for visitors without JavaScript: without scripts and without data for hydration. */
export const renderBasicPage = (request: BasicRenderRequest): Promise<string> =>
  reading.run(request.read, async () => {
    const client = createServerQueryClient();
    await loadShell(client);
    const html = htmlOf(request, client, {
      content: <BasicPageView page={request.page} />,
      response: { status: 200 },
      scripts: '',
      data: () => '',
    });
    client.clear();
    // All but data, such as JSON-LD. The backend sends the page in a sandbox, which would report them as blocked.
    return html.replaceAll(/<script(?! type="application\/)[^>]*>[^]*?<\/script>/g, '');
  });

/** Pages whose content is all in the server's HTML. Their links work without script. */
const completePaths = new Set([
  '/',
  '/products',
  '/products/:url',
  '/products/:url/documents',
  '/categories/:url',
  '/search',
  '/news',
  '/news/:url',
  '/videos',
  '/videos/:url',
  '/contacts',
  '/scan',
  '/*',
]);

/** Parameters that fill in a request form with what is on the device or has to be loaded. */
const fillingParameters = ['entry', 'product', 'cart'];

const isFormPath = (path: string) => formsForBackend.find(path.slice(1)) !== undefined;

const isComplete = (path: string, search: URLSearchParams) =>
  completePaths.has(path) ||
  (isFormPath(path) && !fillingParameters.some((name) => search.has(name))) ||
  (path === '/certificates' && !search.has('serial')) ||
  (path === '/part-wizard' && isInstrumentFinder(search));

/** Lists of products, whose filters have names in the language of the page. */
const filteredPaths = new Set(['/categories/:url', '/compare']);

/** Of a query whose filters are translated: people choose fewer, and each is compared with all filters. */
const maxParameters = 50;

async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const { url, origin } = request;
  const { pathname, search, searchParams } = new URL(url, origin);
  const { entry, params } = matchRoute(pathname);
  if (search !== '' && searchParams.size <= maxParameters && filteredPaths.has(entry.path)) {
    const own = await searchIn(createServerQueryClient(), search, m.language.code);
    if (own !== search) return { status: 301, location: pathname + own, html: '' };
  }
  const { load, preload } = await entry.loadModule();
  await preload?.({ params, search: searchParams });
  const client = createServerQueryClient();
  const [outcome] = await Promise.all([load(client, { params, search: searchParams }), loadShell(client)]);
  if (outcome) return { status: 302, location: outcome.redirect, html: '' };
  const response: PageResponse = { status: 200 };
  const data = () => embed({ config: request.config, state: dehydrate(client) });
  const startsOnInput = isComplete(entry.path, searchParams) && !isPreview(searchParams);
  const scripts = laterScripts(request.template, entry.path, startsOnInput);
  const html = htmlOf(request, client, { response, data, scripts });
  client.clear();
  return { status: response.status, html };
}

interface Rendered {
  response: PageResponse;
  /** Links to the scripts of the page. */
  scripts: string;
  /** The data for hydration. */
  data: () => string;
  /** The page, unless it has a route. */
  content?: ReactNode;
}

function htmlOf(
  { url, template, config, paths = {} }: RenderRequest,
  client: QueryClient,
  { response, scripts, data, content }: Rendered,
): string {
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={url}>
        <PathsContext value={paths}>
          <App client={client} config={config} response={response}>
            {content}
          </App>
        </PathsContext>
      </StaticRouter>
    </StrictMode>,
  );
  const { head, body } = splitMarkup(markup);
  const favicon = client.getQueryData(settingQuery.queryKey)?.favicon?.url;
  return withFavicon(template, favicon)
    .replace(headOfShell, () => head)
    .replace('<div id="root"><!--app--></div>', () => `<div id="root">${body}</div>${scripts}${data()}`);
}

const headOfShell = /<!--head-->[^]*<!--\/head-->/;

/** Replaces the icons of the build with the editor's icon. */
function withFavicon(template: string, url: string | undefined): string {
  if (url === undefined) return template;
  return template
    .replaceAll(/ *<link rel="icon"[^>]*>\n?/g, '')
    .replace('</head>', () => `<link rel="icon" href="${escapeXml(url)}" /></head>`);
}
