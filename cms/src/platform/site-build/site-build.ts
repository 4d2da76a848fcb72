import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import * as v from 'valibot';
import { responseCache } from '../cache/response-cache';
import type { SearchEngine } from './search-engine';
import { environment } from '../config/environment';

export type PublicConfig = {
  siteUrl: string;
  recaptchaSiteKey: string | null;
  analyticsUrl: string | null;
  search: { host: string; key: string } | null;
};
export type Read = (path: string) => Promise<{ status: number; body: unknown }>;
export type RenderInput = {
  url: string;
  origin: string;
  template: string;
  read: Read;
  config: PublicConfig;
  preview: boolean;
};

const asyncFunction = <Input, Output>() =>
  v.custom<(input: Input) => Promise<Output>>((value) => typeof value === 'function', 'a function');
export type FormCheck =
  | { value: Record<string, unknown> }
  | { errors: { path: (string | number)[]; message: string }[] };
const checkFunction = v.custom<(kind: string, body: unknown) => FormCheck>(
  (value) => typeof value === 'function',
  'a function',
);
export type ReadConfiguration = {
  code: string;
  family: string;
  configuration: string;
  unitPriceMinor: number;
  currency: string;
  leadTimeDays: number;
};
type Member = { partNumber: string; lifecycle: string };
type Specification = { name: string; value: string; unit: string; min: number | null; max: number | null };
type PartWizard = {
  problemsOf: (family: unknown, members: Member[]) => string[];
  problemsOfProduct: (family: unknown, product: Member & { specifications: Specification[] }) => string[];
  read: (families: unknown[], text: string) => ReadConfiguration | { problem: string } | null;
};
const partWizard = v.custom<PartWizard>(
  (value) => typeof value === 'object' && value !== null && 'problemsOf' in value && 'read' in value,
  'the part wizard',
);
const entryModule = v.object({
  render: asyncFunction<RenderInput, unknown>(),
  sitemap: v.optional(asyncFunction<{ origin: string; read: Read }, unknown>()),
  robots: v.optional(
    v.custom<(input: { origin: string }) => unknown>((value) => typeof value === 'function', 'a function'),
  ),
  checkForm: v.optional(checkFunction),
  checkAccount: v.optional(checkFunction),
  searchEngine: v.optional(
    v.custom<SearchEngine>((value) => typeof value === 'object' && value !== null, 'an object'),
  ),
  partWizard: v.optional(partWizard),
});

export type SiteBuild = v.InferOutput<typeof entryModule> & {
  template: string;
  /** The hash of the template's style sheet for the content security policy: sha256-… */
  styles: string;
  files: sirv.RequestHandler;
};

const client = path.join(environment().SITE_DIR, 'client');
const entry = path.join(environment().SITE_DIR, 'server', 'entry-server.js');
const template = path.join(client, 'index.html');

// TypeScript would turn import() into require() here, which cannot load the site's modules on every Node.
// oxlint-disable-next-line no-implied-eval
const importModule: (url: string) => Promise<unknown> = new Function('url', 'return import(url)').bind(null);

let stamp = '';
let build: Promise<SiteBuild> | undefined;

// The built site, reloaded after each build. Undefined until it is built, and while one build replaces another. Checked
// for every request, which takes microseconds, because the files of a replaced build are gone.
export async function siteBuild(): Promise<SiteBuild | undefined> {
  const found = stampOf();
  if (found !== stamp && found !== '') {
    stamp = found;
    responseCache.drop();
    build = loadBuild(found);
  }
  return build;
}

async function loadBuild(version: string): Promise<SiteBuild> {
  const loaded = v.parse(entryModule, await importModule(`${pathToFileURL(entry)}?v=${version}`));
  const files = sirv(client, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      const control = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('Cache-Control', control);
    },
  });
  const html = await readFile(template, 'utf8');
  return { ...loaded, template: html, styles: stylesOf(html), files };
}

function stylesOf(html: string): string {
  const sheet = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  return `sha256-${createHash('sha256').update(sheet).digest('base64')}`;
}

function stampOf(): string {
  const [server, client] = [entry, template].map(
    (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs,
  );
  return server === undefined || client === undefined ? '' : `${server}-${client}`;
}
