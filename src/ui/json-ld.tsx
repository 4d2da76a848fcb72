/** Structured data (https://schema.org) for search engines. Not code, so the Content-Security-Policy lets it stand. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // oxlint-disable-next-line react/no-danger -- JSON with `<` escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
