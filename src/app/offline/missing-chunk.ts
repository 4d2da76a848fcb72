import { isServerThere } from '#src/api/probe.ts';
import { tabStorage } from '#src/cache/device-storage.ts';

const lastReload = 'fieldshop-reloaded-at';
const aMinute = 60_000;

/** A page left open across deployments may request chunks that no longer exist; it is then reloaded, at most once a minute. */
export function reloadOnMissingChunk() {
  window.addEventListener('vite:preloadError', () => void reloadIfReachable());
}

async function reloadIfReachable() {
  if (Date.now() - Number(tabStorage.getItem(lastReload)) < aMinute) return;
  // Offline, the current page is better than what a reload would show.
  if (!(await isServerThere())) return;
  // Without storage, the page would reload in a loop.
  if (tabStorage.setItem(lastReload, String(Date.now()))) window.location.reload();
}
