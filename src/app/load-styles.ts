import { untilSuccess } from './until-success.ts';

/**
 * A page of the server contains only the styles of what it shows at first. This loads all others, which must be there
 * before the page changes. The app shell links to the style sheet itself.
 */
export async function loadStyles(): Promise<void> {
  const preload = document.querySelector<HTMLLinkElement>('link[rel=preload][as=style]');
  if (preload) await untilSuccess(() => loadSheet(preload.href));
}

const loadSheet = (href: string) =>
  new Promise((onload, onerror) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload, onerror }));
  });
