import type { Core } from '@strapi/strapi';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { pageUrl } from '../../../platform/mail/site-origin';
import { texts } from '../../../platform/messages/texts';
import { mailSettings } from '../../setting/services/mail-settings';
import type { ServiceRequest } from './request-record';
import type { State } from './request-states';
import { statusPath } from '../../../platform/signed-links/status-link';

type Change = { subject: string; text: string };

function changesOf(number: string): Record<Exclude<State, 'received'>, Change> {
  const t = texts().serviceRequests;
  return {
    accepted: { subject: t.acceptedSubject({ number }), text: t.acceptedText },
    'instrument-received': {
      subject: t.instrumentsReceivedSubject({ number }),
      text: t.instrumentsReceivedText,
    },
    'in-work': { subject: t.inWorkSubject({ number }), text: t.inWorkText },
    done: { subject: t.doneSubject({ number }), text: t.doneText },
    returned: { subject: t.returnedSubject({ number }), text: t.returnedText },
    declined: { subject: t.declinedSubject({ number }), text: t.declinedText },
  };
}

/** Notifies the customer of the request's new state. */
export async function sendStateEmail(strapi: Core.Strapi, request: ServiceRequest): Promise<void> {
  const { state, name, email, reference, rmaNumber, history, instruments, documentId } = request;
  if (state === 'received') return;
  const t = texts().serviceRequests;
  const { subject, text } = changesOf(rmaNumber ?? reference)[state];
  const note = history.at(-1)?.note ?? '';
  const { from, staff, brand } = await mailSettings(strapi);
  await enqueueMail(
    strapi,
    { from, to: email, replyTo: staff },
    {
      subject,
      text: [texts().emails.hello({ name }), text, ...(note ? [note] : [])],
      facts: [
        [t.request, reference],
        ...(rmaNumber ? [[t.rmaNumber, rmaNumber] satisfies [string, string]] : []),
        [
          t.instruments,
          instruments.map(({ model, serialNumber }) => t.instrument({ model, serialNumber })).join('\n'),
        ],
      ],
      link: { label: t.viewRequest, url: pageUrl(statusPath(documentId)) },
      brand,
    },
  );
}
