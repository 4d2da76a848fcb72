import type { Entry } from '#src/contract/outbox.ts';
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
    label: 'Message',
    page: '/contact',
  }),
  quote: formKind('/api/contact-forms', {
    lane: 'quote',
    extra: { kind: 'quote' },
    label: 'Quote request',
    page: '/request-quote',
  }),
  demo: formKind('/api/contact-forms', {
    lane: 'demo',
    extra: { kind: 'demo' },
    label: 'Demo request',
    page: '/request-demo',
  }),
  'part-wizard': formKind('/part-wizard/forms', {
    lane: 'quote',
    label: 'Quote request for a configuration',
    page: '/part-wizard',
  }),
  'part-wizard-email': formKind('/part-wizard/email', {
    lane: 'part-wizard-email',
    label: 'Configuration by e-mail',
    page: '/part-wizard',
  }),
  'calibration-and-repair': formKind('/api/calibration-and-repair-forms', {
    lane: 'service',
    label: 'Calibration and repair',
    page: '/calibration-and-repair',
  }),
};

const objectOf = (payload: unknown) => (typeof payload === 'object' && payload !== null ? payload : {});
