import type { Entry } from '#src/contract/outbox.ts';
import { formatMoment } from '#src/format/date.ts';
import { m } from '#src/messages/m.ts';
import { expiresSoonAt } from '#src/outbox/entry.ts';

/** The state of an entry and its reason, in a few words. */
export function stateOf(entry: Entry, now: number): { title: string; reason: string } {
  const reason = entry.lastError?.message ?? '';
  switch (entry.state) {
    case 'sent':
      return { title: m.outbox.sent, reason: '' };
    case 'rejected':
      return { title: m.outbox.notAccepted, reason };
    case 'parked':
      return { title: m.outbox.signInToSend, reason };
    case 'expired':
      return { title: m.outbox.notSentAutomatically, reason: m.outbox.expiredText };
    case 'waiting': {
      const lastDay = expiresSoonAt(entry, now);
      const why = reason || m.outbox.notSentYet;
      return {
        title: m.outbox.pending,
        reason:
          lastDay === undefined ? why : m.outbox.retriedUntil({ reason: why, moment: formatMoment(lastDay) }),
      };
    }
  }
}

/** The subject of an entry, to distinguish two of the same kind. */
export function subjectLine({ kind, payload }: Entry): string {
  const read = (name: string) => textAt(payload, name);
  switch (kind) {
    case 'contact':
      return read('message');
    case 'quote':
    case 'part-wizard':
      return listAt(payload, 'lines', 'partNumber');
    case 'demo':
      return read('products');
    case 'calibration-and-repair':
      return listAt(payload, 'instruments', 'model');
    case 'cart-line':
      return `${numberAt(payload, 'quantity')} × ${read('partNumber')}`;
    case 'cart-lines':
      return listAt(payload, 'lines', 'partNumber');
    case 'part-wizard-email':
    case 'cart-remove':
      return read('partNumber');
    case 'configuration-save':
    case 'configuration-remove':
      return [read('name'), read('code')].filter((text) => text !== '').join(', ');
    case 'cart-empty':
      return m.outbox.allItems;
  }
}

function numberAt(payload: unknown, name: string): string {
  if (typeof payload !== 'object' || payload === null) return '';
  return String(Reflect.get(payload, name));
}

function textAt(payload: unknown, name: string): string {
  if (typeof payload !== 'object' || payload === null) return '';
  const value: unknown = Reflect.get(payload, name);
  return typeof value === 'string' ? value : '';
}

function listAt(payload: unknown, list: string, name: string): string {
  if (typeof payload !== 'object' || payload === null) return '';
  const value: unknown = Reflect.get(payload, list);
  return Array.isArray(value) ? value.map((one) => textAt(one, name)).join(', ') : '';
}
