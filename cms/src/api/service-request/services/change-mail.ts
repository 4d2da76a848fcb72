import type { Core } from '@strapi/strapi';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { deskAddresses } from '../../setting/services/mail-desk';
import type { ServiceRequest } from './request-record';
import type { State } from './request-states';
import { statusPath } from '../../../platform/signed-links/status-link';

type Words = { subject: string; text: string };

const changes: Record<Exclude<State, 'received'>, Words> = {
  accepted: {
    subject: 'accepted, you can send the instruments',
    text: 'We have accepted your request. Please print the paper for the parcel from the page below, put it in, and write the RMA number on the outside.',
  },
  'instrument-received': {
    subject: 'your instruments have arrived',
    text: 'Your instruments have arrived with us.',
  },
  'in-work': { subject: 'we have begun', text: 'We have begun to work on your instruments.' },
  done: {
    subject: 'the work is done',
    text: 'The work on your instruments is done. Certificates, where you asked for them, are on the page below.',
  },
  returned: {
    subject: 'your instruments are on their way',
    text: 'Your instruments are on their way back to you.',
  },
  declined: { subject: 'we cannot accept your request', text: 'We cannot accept your request.' },
};

// What the customer is told of the state a request is in now.
export async function sendChange(strapi: Core.Strapi, request: ServiceRequest): Promise<void> {
  const { state, name, email, reference, rmaNumber, history, instruments, documentId } = request;
  if (state === 'received') return;
  const { subject, text } = changes[state];
  const note = history.at(-1)?.note ?? '';
  const { from, staff, signature } = await deskAddresses(strapi);
  await enqueueMail(
    strapi,
    { from, to: email, replyTo: staff },
    {
      subject: `${rmaNumber ?? reference}: ${subject}`,
      text: [`Hello ${name},`, text, ...(note ? [note] : [])],
      facts: [
        ['Request', reference],
        ...(rmaNumber ? [['RMA number', rmaNumber] satisfies [string, string]] : []),
        [
          'Instruments',
          instruments.map((item) => `${item.model}, serial number ${item.serialNumber}`).join('\n'),
        ],
      ],
      link: { label: 'Follow your request', url: siteOrigin() + statusPath(documentId) },
      signature,
    },
  );
}
