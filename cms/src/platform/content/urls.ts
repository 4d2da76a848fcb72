/** Reserved first parts of URLs: content with one of these could never be opened. */
const takenByTheSite = new Set(
  (
    'account calibration-and-repair cart categories certificates checkout compare confirm-email contact contacts documents ' +
    'forgot-password my-datasheets news order-confirmation orders outbox p part-wizard products quick-order quotes ' +
    'register request-demo request-quote reset-password scan search share sign-in videos withdraw your-data ' +
    // Used by the server.
    'admin api assets content-manager email i18n mailbox navigation recaptcha shopping-cart upload uploads ' +
    'users-permissions'
  ).split(' '),
);

/** The problem with the last part of a page's URL. */
export function urlProblem(uid: string, url: string): string | undefined {
  if (!/^[a-z0-9]+(?:-+[a-z0-9]+)*$/.test(url))
    return 'Enter a URL of lowercase letters, digits and hyphens, for example pressure-transmitter-apt-210.';
  if (url.length > 200) return 'Enter a URL of at most 200 characters.';
  if (uid === 'api::page.page' && takenByTheSite.has(url))
    return `Enter another URL: /${url} is already a page of the site.`;
  return undefined;
}

/** A URL on the web, as opposed to a script, a file or a URL without a host. */
export function isWebUrl(text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && hostname !== '';
}
