import type { Entry } from '#src/contract/outbox.ts';
import { m } from '#src/messages/m.ts';
import type { Kind } from './kind.ts';

const formKind = (
  path: string,
  { extra = {}, ...kind }: Pick<Kind, 'lane' | 'label' | 'page'> & { extra?: Record<string, string> },
): Kind => ({
  ...kind,
  needsHumanCheck: true,
  buildRequest: ({ payload, attachments }: Entry) => ({
    path,
    method: 'POST',
    data: { ...objectOf(payload), ...extra, attachments: attachments.map(({ id }) => id) },
  }),
});

export const formKinds = {
  contact: formKind('/api/contact-forms', {
    lane: 'contact',
    extra: { kind: 'contact' },
    label: m.outbox.kindContact,
    page: '/contact',
  }),
  quote: formKind('/api/contact-forms', {
    lane: 'quote',
    extra: { kind: 'quote' },
    label: m.outbox.kindQuote,
    page: '/request-quote',
  }),
  demo: formKind('/api/contact-forms', {
    lane: 'demo',
    extra: { kind: 'demo' },
    label: m.outbox.kindDemo,
    page: '/request-demo',
  }),
  'part-wizard': formKind('/part-wizard/forms', {
    lane: 'quote',
    label: m.outbox.kindPartWizard,
    page: '/part-wizard',
  }),
  'part-wizard-email': formKind('/part-wizard/email', {
    lane: 'part-wizard-email',
    label: m.outbox.kindPartWizardEmail,
    page: '/part-wizard',
  }),
  'calibration-and-repair': formKind('/api/calibration-and-repair-forms', {
    lane: 'service',
    label: m.outbox.kindService,
    page: '/calibration-and-repair',
  }),
};

const objectOf = (payload: unknown) => (typeof payload === 'object' && payload !== null ? payload : {});
