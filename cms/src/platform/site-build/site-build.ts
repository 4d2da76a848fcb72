import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import * as v from 'valibot';
import { responseCache } from '../cache/response-cache';
import { environment } from '../config/environment';
import { currentLanguage, inLanguage, type Language, languagePrefix } from '../messages/language';
import { createDictionaries, dictionaryHeaders } from './dictionaries';
import { warnOfOtherLanguage } from './language-warning';
import { stylesOfPage } from './page-styles';
import type * as siteEntry from './site-entry';

/** The names of assets contain a hash of their content. */
export const cachedForEver = 'public, max-age=31536000, immutable';

type SiteEntry = typeof siteEntry;

// The checks at run time are shallow: the types are generated from the source of the site.
const exported = <Value>(type: 'function' | 'object') =>
  v.custom<Value>((value) => value !== null && typeof value === type, `a ${type}`);
const entryModule = v.object({
  render: exported<SiteEntry['render']>('function'),
  renderBasicPage: v.optional(exported<SiteEntry['renderBasicPage']>('function')),
  basicForms: v.optional(exported<SiteEntry['basicForms']>('object')),
  sitemap: v.optional(exported<SiteEntry['sitemap']>('function')),
  robots: v.optional(exported<SiteEntry['robots']>('function')),
  checkForm: v.optional(exported<SiteEntry['checkForm']>('function')),
  checkAccount: v.optional(exported<SiteEntry['checkAccount']>('function')),
  checkVatNumber: v.optional(exported<SiteEntry['checkVatNumber']>('function')),
  searchEngine: v.optional(exported<SiteEntry['searchEngine']>('object')),
  expectedDays: v.optional(exported<SiteEntry['expectedDays']>('function')),
  expectedTexts: v.optional(exported<SiteEntry['expectedTexts']>('function')),
  listDelta: v.optional(exported<SiteEntry['listDelta']>('object')),
  partWizard: v.optional(exported<SiteEntry['partWizard']>('object')),
});

/** The hashes of the inline elements of a page, for the content security policy: sha256-… */
export type InlineHashes = { styles: string[]; scripts: string[] };

export type SiteBuild = v.InferOutput<typeof entryModule> & {
  template: string;
  /** Of the template. */
  inline: InlineHashes;
  /** Replaces the link to the style sheet with what a rendered page needs of it. The page's script loads the whole sheet. */
  withStyles: (html: string) => { html: string; inline: InlineHashes };
  files: ReturnType<typeof sirv>;
  compressWithDictionary: ReturnType<typeof createDictionaries>;
};

// TypeScript would turn import() into require() here, which cannot load the site's modules on every Node.
// oxlint-disable-next-line no-implied-eval
const importModule: (url: string) => Promise<unknown> = new Function('url', 'return import(url)').bind(null);

const builds = new Map<Language, { stamp: string; build: Promise<SiteBuild> }>();

// The site built in a language, by default that of the request, reloaded after each build. Undefined until it is built. Checked for every
// request, which takes microseconds, because the files of a replaced build are gone.
export async function siteBuild(language = currentLanguage()): Promise<SiteBuild | undefined> {
  const folder = path.join(environment().SITE_DIR, inLanguage(language, languagePrefix));
  const stamp = stampOf(folder);
  const loaded = builds.get(language);
  if (stamp === '' || stamp === loaded?.stamp) return loaded?.build;
  responseCache.drop();
  const build = inLanguage(language, () => loadBuild(folder, stamp));
  builds.set(language, { stamp, build });
  return build;
}

const entryOf = (folder: string) => path.join(folder, 'server', 'entry-server.js');
const templateOf = (folder: string) => path.join(folder, 'client', 'index.html');

async function loadBuild(folder: string, version: string): Promise<SiteBuild> {
  const loaded = v.parse(entryModule, await importModule(`${pathToFileURL(entryOf(folder))}?v=${version}`));
  const client = path.join(folder, 'client');
  const files = sirv(client, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? cachedForEver : 'no-cache');
      for (const [name, value] of Object.entries(dictionaryHeaders(pathname) ?? {}))
        response.setHeader(name, value);
    },
  });
  const html = await readFile(templateOf(folder), 'utf8');
  warnOfOtherLanguage(html);
  const inline = {
    styles: contentsOf('style', html).map(hashOf),
    scripts: contentsOf('script', html).map(hashOf),
  };
  return {
    ...loaded,
    template: html,
    inline,
    withStyles: await stylesInPage(client, html, inline),
    files,
    compressWithDictionary: createDictionaries(client),
  };
}

async function stylesInPage(client: string, template: string, inline: InlineHashes) {
  const [link, file] =
    /<link rel="stylesheet"[^>]* href="[^"]*(assets\/[^"]+\.css)"[^>]*>/.exec(template) ?? [];
  if (link === undefined || file === undefined) return (html: string) => ({ html, inline });
  const stylesOf = stylesOfPage(await readFile(path.join(client, file), 'utf8'));
  return (html: string) => {
    const styles = stylesOf(html);
    return {
      html: html.replace(link, () => `<style>${styles}</style>`),
      inline: { ...inline, styles: [...inline.styles, hashOf(styles)] },
    };
  };
}

/** In the template, only elements without attributes are inline. */
const contentsOf = (element: 'style' | 'script', template: string): string[] =>
  Array.from(
    template.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g')),
    ([, content = '']) => content,
  );

const hashOf = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

function stampOf(folder: string): string {
  const [server, client] = [entryOf(folder), templateOf(folder)].map(
    (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs,
  );
  return server === undefined || client === undefined ? '' : `${server}-${client}`;
}
