/**
 * Structured data (https://schema.org) for search engines. It is not code, so the Content-Security-Policy allows it
 * inline. Only the server writes it: crawlers read its HTML, and hydration keeps it. In the browser, Trusted Types would
 * reject the text. Callers can leave the data out of the browser's script with `import.meta.env.SSR`.
 */
export function JsonLd({ data }: { data?: Record<string, unknown> }) {
  const text =
    import.meta.env.SSR && data
      ? JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
      : '';
  return (
    // oxlint-disable-next-line react/no-danger -- JSON with `<` escaped
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
