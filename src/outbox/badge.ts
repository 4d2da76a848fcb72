import { isUnsettled } from './entry.ts';
import { store } from './store.ts';

/** Shows the number of unsettled entries on the icon of the installed app. Called by page and worker. */
export async function showBadge(): Promise<void> {
  if (!('setAppBadge' in navigator)) return;
  const count = (await store.all()).filter(isUnsettled).length;
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
