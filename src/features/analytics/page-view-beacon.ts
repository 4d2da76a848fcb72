interface PageView {
  path: string;
  title: string;
}

/** The adapter to a counting service: a POST of `{ name: "pageview", path, title }` that never delays the page. */
export function beaconTo(url: string, { path, title }: PageView) {
  const body = new Blob([JSON.stringify({ name: 'pageview', path, title })], { type: 'application/json' });
  navigator.sendBeacon(url, body);
}
