import type { EntryKind } from '#src/contract/outbox.ts';

interface Kind {
  /** Where it is sent. */
  address: string;
  /** Entries of one lane are sent in the order they were made; lanes do not wait for each other. */
  lane: string;
  /** What goes under `data` beside the payload. */
  extra: Record<string, string>;
  needsHumanCheck: boolean;
  /** Entries with one end replace each other: only the last is sent. */
  endOf?: (payload: unknown) => string;
  /** For people: "Your quote request". */
  words: string;
  /** Where it is made, and mended. */
  page: string;
}

/** Everything that may wait. A new kind is a line here and its name in the contract. */
export const kinds: Record<EntryKind, Kind> = {
  contact: {
    address: '/api/contact-forms',
    lane: 'contact',
    extra: { kind: 'contact' },
    needsHumanCheck: true,
    words: 'Message',
    page: '/contact',
  },
  quote: {
    address: '/api/contact-forms',
    lane: 'quote',
    extra: { kind: 'quote' },
    needsHumanCheck: true,
    words: 'Quote request',
    page: '/request-quote',
  },
  demo: {
    address: '/api/contact-forms',
    lane: 'demo',
    extra: { kind: 'demo' },
    needsHumanCheck: true,
    words: 'Demo request',
    page: '/request-demo',
  },
  'calibration-and-repair': {
    address: '/api/calibration-and-repair-forms',
    lane: 'service',
    extra: {},
    needsHumanCheck: true,
    words: 'Calibration and repair',
    page: '/calibration-and-repair',
  },
};
