declare const __LANGUAGE_PREFIX__: string | undefined;

/** What the URLs of this build begin with: `/de`; empty for the first language of the site. Set by the build. */
export const languagePrefix: string = typeof __LANGUAGE_PREFIX__ === 'string' ? __LANGUAGE_PREFIX__ : '';
