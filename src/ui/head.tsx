import { use } from 'react';
import { useLocation } from 'react-router-dom';
import type { Picture } from '#src/contract/media.ts';
import type { Seo } from '#src/contract/seo.ts';
import { publicPath } from '#src/format/site-paths.ts';
import { SiteContext } from './site-context.ts';
import { SiteOriginContext } from './site-origin-context.ts';

// Read by crawlers only, too.
const Alternates = import.meta.env.SSR ? (await import('./alternates.tsx')).Alternates : null;

interface Props {
  title: string;
  description?: string;
  seo?: Seo | null;
  picture?: Picture | null;
  type?: 'website' | 'article' | 'product' | 'video.other';
  isIndexed?: boolean;
}

/**
 * Title, description, canonical URL and link previews. The editor's `seo` fields take precedence over the page's own
 * data.
 */
export function Head(props: Props) {
  const { title, seo, isIndexed = true } = props;
  const { siteName: name = '' } = use(SiteContext) ?? {};
  const origin = use(SiteOriginContext);
  const { pathname } = useLocation();
  const ownTitle = seo?.metaTitle || title;
  const canonical = seo?.canonicalURL || origin + publicPath(pathname);
  const robots = isIndexed ? seo?.metaRobots : 'noindex';
  return (
    <>
      <title>{ownTitle.includes(name) ? ownTitle : `${ownTitle} · ${name}`}</title>
      {isIndexed && <link rel="canonical" href={canonical} />}
      {robots && <meta name="robots" content={robots} />}
      {/* Read by crawlers, which get each page from the server, and never by the browser. */}
      {import.meta.env.SSR && <LinkPreview {...props} title={ownTitle} canonical={canonical} />}
      {Alternates && isIndexed && <Alternates path={pathname} />}
    </>
  );
}

type LinkPreviewProps = Props & { canonical: string };

function LinkPreview(props: LinkPreviewProps) {
  const { title, canonical, description, seo = null, picture, type = 'website' } = props;
  const setting = use(SiteContext);
  const summary = shorten(seo?.metaDescription || description || setting?.seo?.metaDescription || '');
  const image = seo?.metaImage ?? picture ?? setting?.seo?.metaImage ?? null;
  return (
    <>
      {summary && <meta name="description" content={summary} />}
      <meta property="og:site_name" content={setting?.siteName ?? ''} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={canonical} />
      <OpenGraph title={title} summary={summary} image={image} social={socialOf(seo, 'Facebook')} />
      <TwitterCard image={image} social={socialOf(seo, 'Twitter')} />
    </>
  );
}

type Social = Seo['metaSocial'][number] | undefined;

function OpenGraph({
  title,
  summary,
  image,
  social,
}: {
  title: string;
  summary: string;
  image: Picture | null;
  social: Social;
}) {
  const origin = use(SiteOriginContext);
  const shown = social?.image ?? image;
  return (
    <>
      <meta property="og:title" content={social?.title || title} />
      <meta property="og:description" content={social?.description || summary} />
      {shown && <meta property="og:image" content={absolute(shown.url, origin)} />}
      {shown && <meta property="og:image:width" content={String(shown.width)} />}
      {shown && <meta property="og:image:height" content={String(shown.height)} />}
      {shown && <meta property="og:image:alt" content={shown.alternativeText} />}
    </>
  );
}

/** Twitter uses the Open Graph tags where there is no tag of its own. */
function TwitterCard({ image, social }: { image: Picture | null; social: Social }) {
  const origin = use(SiteOriginContext);
  const shown = social?.image ?? image;
  return (
    <>
      <meta name="twitter:card" content={shown ? 'summary_large_image' : 'summary'} />
      {social?.title && <meta name="twitter:title" content={social.title} />}
      {social?.description && <meta name="twitter:description" content={social.description} />}
      {social?.image && <meta name="twitter:image" content={absolute(social.image.url, origin)} />}
    </>
  );
}

const socialOf = (seo: Seo | null, network: string) =>
  seo?.metaSocial.find(({ socialNetwork }) => socialNetwork === network);

export const absolute = (url: string, origin: string) => (url.startsWith('/') ? origin + url : url);

/** Truncates at a word, before search engines do so after about 160 characters. */
function shorten(text: string): string {
  if (text.length <= 160) return text;
  return `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}
