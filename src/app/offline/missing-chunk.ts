import { isServerThere } from '#src/api/probe.ts';
import { tabStorage } from '#src/cache/device-storage.ts';

const lastReload = 'fieldshop-reloaded-at';
const aMinute = 60_000;

/** A page left open over many deployments asks for files that are gone: it starts anew, once a minute at most. */
export function reloadOnMissingChunk() {
  window.addEventListener('vite:preloadError', () => void reloadIfReachable());
}

async function reloadIfReachable() {
  if (Date.now() - Number(tabStorage.getItem(lastReload)) < aMinute) return;
  // Without a connection what is on the screen is better than what a reload would show.
  if (!(await isServerThere())) return;
  // Where the time cannot be stored, it would be reloaded again and again.
  if (tabStorage.setItem(lastReload, String(Date.now()))) window.location.reload();
}
