import { isServerReachable } from '#src/api/probe.ts';
import type { Entry } from '#src/contract/outbox.ts';
import { m } from '#src/messages/m.ts';
import { syncTag } from '#src/outbox/background.ts';
import { showBadge } from '#src/outbox/badge.ts';
import { kinds } from '#src/outbox/kinds.ts';
import { sendPending } from '#src/outbox/send-pending.ts';
import { deliver } from './deliver.ts';
import { yieldSignal } from './yield-to-update.ts';

declare const self: ServiceWorkerGlobalScope;

/** https://wicg.github.io/background-sync/spec/#sync-event */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
    periodicsync: SyncEvent;
  }
}

/** Fired when there is a network. If sending fails, the browser retries twice more. */
export function handleSync(event: SyncEvent) {
  if (event.tag === syncTag) event.waitUntil(sendAll());
}

async function sendAll() {
  const sent: Entry[] = [];
  const onSettled = (entry: Entry) => entry.state === 'sent' && sent.push(entry);
  const send = ({ ignoreBackoff }: { ignoreBackoff: boolean }) => sendPending({ ignoreBackoff, onSettled });
  const pending = await deliver({ send, isServerReachable, signal: yieldSignal });
  await showBadge();
  await showNotifications(sent);
  if (pending.length > 0) throw new Error(`${pending.length} entries are still pending`);
}

/** Only if the user allows notifications and no tab is visible. */
async function showNotifications(sent: Entry[]) {
  if (!('Notification' in self) || Notification.permission !== 'granted') return;
  const tabs = await self.clients.matchAll({ type: 'window' });
  if (tabs.some(({ visibilityState }) => visibilityState === 'visible')) return;
  for (const { id, kind, receipt } of sent)
    await self.registration.showNotification(m.worker.sent({ kind: kinds[kind].label }), {
      body: m.worker.reference({ reference: receipt?.reference ?? '' }),
      tag: id,
      icon: '/icons/icon-192.png',
    });
}
