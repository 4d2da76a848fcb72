import * as v from 'valibot';

/** What was blocked, without anything personal: URLs of pages can contain tokens and searches. */
export type CspReport = { directive: string; blocked: string; page: string };

const mostReports = 20;

// The formats of report-to and of report-uri.
const ByReportTo = v.array(
  v.object({
    type: v.string(),
    body: v.object({
      effectiveDirective: v.string(),
      blockedURL: v.optional(v.nullable(v.string()), ''),
      documentURL: v.string(),
      sourceFile: v.optional(v.nullable(v.string()), ''),
    }),
  }),
);
const ByReportUri = v.pipe(
  v.object({
    'csp-report': v.object({
      'effective-directive': v.optional(v.string()),
      'violated-directive': v.optional(v.string(), ''),
      'blocked-uri': v.optional(v.string(), ''),
      'document-uri': v.string(),
      'source-file': v.optional(v.nullable(v.string()), ''),
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      type: 'csp-violation',
      body: {
        effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
        blockedURL: report['blocked-uri'],
        documentURL: report['document-uri'],
        sourceFile: report['source-file'],
      },
    },
  ]),
);
const Reports = v.pipe(v.string(), v.parseJson(), v.union([ByReportTo, ByReportUri]));

const directives = new Set(
  `base-uri connect-src default-src font-src form-action frame-ancestors frame-src img-src manifest-src media-src object-src
  require-trusted-types-for script-src script-src-attr script-src-elem style-src style-src-attr style-src-elem trusted-types
  worker-src`.split(/\s+/),
);
const keywords = new Set(['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink']);

/** Empty for anything that is not a report. Reports about browser extensions are dropped. */
export function parseCspReports(text: string): CspReport[] {
  const parsed = v.safeParse(Reports, text);
  if (!parsed.success) return [];
  return parsed.output
    .slice(0, mostReports)
    .filter(({ type, body }) => type === 'csp-violation' && !isOfExtension(body))
    .map(({ body }) => ({
      directive: directives.has(body.effectiveDirective) ? body.effectiveDirective : 'other',
      blocked: blockedOf(body.blockedURL ?? ''),
      page: firstPart(body.documentURL),
    }));
}

function isOfExtension({ blockedURL, sourceFile }: { blockedURL: string | null; sourceFile: string | null }) {
  return [blockedURL, sourceFile].some((url) => /^(?:[\w-]+-extension|moz-extension):?/.test(url ?? ''));
}

function blockedOf(url: string): string {
  if (keywords.has(url)) return url;
  if (!URL.canParse(url)) return 'something';
  const { protocol, origin } = new URL(url);
  return protocol.startsWith('http') ? origin : protocol;
}

function firstPart(url: string): string {
  if (!URL.canParse(url)) return 'a page';
  const [, first = ''] = new URL(url).pathname.split('/');
  return `/${/^[\w-]{0,40}$/.test(first) ? first : '…'}`;
}
