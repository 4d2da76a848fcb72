import { untilSuccess } from './until-success.ts';

/**
 * A page of the server contains only the styles of what it shows at first. This loads the whole style sheet, which must be
 * there before the page changes. The app shell links to it itself.
 */
export async function loadStyles(): Promise<void> {
  const preload = document.querySelector<HTMLLinkElement>('link[rel=preload][as=style]');
  if (preload) await untilSuccess(() => loadSheet(preload.href));
}

/** Browsers report the page of a captive portal as loaded, but as a style sheet without rules. */
const loadSheet = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    const onload = () => (link.sheet?.cssRules.length ? resolve() : reject());
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload, onerror: reject }));
  });
