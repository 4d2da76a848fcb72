import type { Core } from '@strapi/strapi';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { mailSettings } from '../../setting/services/mail-settings';
import type { ServiceRequest } from './request-record';
import type { State } from './request-states';
import { statusPath } from '../../../platform/signed-links/status-link';

type Words = { subject: string; text: string };

const changes: Record<Exclude<State, 'received'>, Words> = {
  accepted: {
    subject: 'accepted, send us your instruments',
    text: 'We have accepted your request. Print the shipping document from the page below and put it in the parcel. Write the RMA number on the outside.',
  },
  'instrument-received': {
    subject: 'instruments received',
    text: 'We have received your instruments.',
  },
  'in-work': { subject: 'work started', text: 'We have started work on your instruments.' },
  done: {
    subject: 'work completed',
    text: 'We have completed the work on your instruments. Any certificates you requested are on the page below.',
  },
  returned: {
    subject: 'instruments shipped',
    text: 'We have shipped your instruments back to you.',
  },
  declined: { subject: 'declined', text: 'We are sorry, but we cannot accept your request.' },
};

/** Notifies the customer of the request's new state. */
export async function sendStateEmail(strapi: Core.Strapi, request: ServiceRequest): Promise<void> {
  const { state, name, email, reference, rmaNumber, history, instruments, documentId } = request;
  if (state === 'received') return;
  const { subject, text } = changes[state];
  const note = history.at(-1)?.note ?? '';
  const { from, staff, brand } = await mailSettings(strapi);
  await enqueueMail(
    strapi,
    { from, to: email, replyTo: staff },
    {
      subject: `Service request ${rmaNumber ?? reference}: ${subject}`,
      text: [`Hello ${name},`, text, ...(note ? [note] : [])],
      facts: [
        ['Request', reference],
        ...(rmaNumber ? [['RMA number', rmaNumber] satisfies [string, string]] : []),
        [
          'Instruments',
          instruments.map((item) => `${item.model}, serial number ${item.serialNumber}`).join('\n'),
        ],
      ],
      link: { label: 'View your request', url: siteOrigin() + statusPath(documentId) },
      brand,
    },
  );
}
