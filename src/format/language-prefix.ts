declare const __LANGUAGE_PREFIX__: string | undefined;

/** What the URLs of this build begin with: `/de`; empty for the first language of the site. Set by the build. */
export const languagePrefix: string = typeof __LANGUAGE_PREFIX__ === 'string' ? __LANGUAGE_PREFIX__ : '';

/** The path as the router knows it, without the prefix of this build's language. */
export const pathInSite = (pathname: string) =>
  languagePrefix && `${pathname}/`.startsWith(`${languagePrefix}/`)
    ? pathname.slice(languagePrefix.length) || '/'
    : pathname;
