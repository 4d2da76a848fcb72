import type { Core } from '@strapi/strapi';
import type { Attachment } from '../../attachment/services/claim-attachments';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { labelledFields } from './form-fields';
import { mailSettings } from '../../setting/services/mail-settings';
import { type ShopSettings, shopSettings, workingDays } from '../../shop-setting/services/shop-settings';
import { parseSender } from './sender';

type Kind = 'contact' | 'quote' | 'demo' | 'service';
type ReceivedForm = {
  kind: Kind;
  uid: string;
  documentId: string;
  reference: string;
  fields: Record<string, unknown>;
  files: Attachment[];
  statusPath?: string;
};

type Texts = { thing: string; title: string; next: string | ((settings: ShopSettings) => string) };

const texts: Record<Kind, Texts> = {
  contact: { thing: 'message', title: 'Message', next: 'We will reply within one working day.' },
  quote: {
    thing: 'quote request',
    title: 'Quote request',
    next: ({ quoteAnswerDays }) => `We will send you a quote within ${workingDays(quoteAnswerDays)}.`,
  },
  demo: {
    thing: 'demo request',
    title: 'Demo request',
    next: 'We will contact you to arrange a time.',
  },
  service: {
    thing: 'service request',
    title: 'Service request',
    next: 'Do not send anything yet. When we accept your request, we will send you an RMA number and a shipping document to put in the parcel.',
  },
};

/** Sends one e-mail to the sender and one to staff. */
export async function sendFormEmails(strapi: Core.Strapi, received: ReceivedForm): Promise<void> {
  await mailSender(strapi, received);
  await mailStaff(strapi, received);
}

async function mailSender(strapi: Core.Strapi, received: ReceivedForm): Promise<void> {
  const { kind, reference, statusPath } = received;
  const { thing, title, next } = texts[kind];
  const sender = parseSender(received.fields);
  const { from, staff, brand } = await mailSettings(strapi);
  await enqueueMail(
    strapi,
    { from, to: sender.email, replyTo: staff },
    {
      subject: `${title} ${reference}: received`,
      text: [
        `Hello ${sender.name},`,
        `Thank you. We have received your ${thing}. Your reference number is ${reference}.`,
        typeof next === 'string' ? next : next(await shopSettings(strapi)),
        'You sent us:',
      ],
      facts: factsOf(received),
      ...(statusPath ? { link: { label: 'View your request', url: siteOrigin() + statusPath } } : {}),
      brand,
    },
  );
}

async function mailStaff(strapi: Core.Strapi, received: ReceivedForm): Promise<void> {
  const { kind, uid, documentId, reference } = received;
  const { thing, title } = texts[kind];
  const sender = parseSender(received.fields);
  const { from, staff, brand } = await mailSettings(strapi);
  const record = `${siteOrigin()}/admin/content-manager/collection-types/${uid}/${documentId}`;
  await enqueueMail(
    strapi,
    { from, to: staff, replyTo: sender.email, about: sender.email },
    {
      subject: `${title} ${reference}: new, from ${sender.company || sender.name}`,
      text: [`${brand.siteName} has received a new ${thing}.`],
      facts: [['Reference', reference], ...factsOf(received)],
      link: { label: 'Open the request in the admin', url: record },
      brand,
    },
  );
}

function factsOf({ fields, files }: ReceivedForm): [string, string][] {
  const names = files.map(({ name }) => name).join('\n');
  return [...labelledFields(fields), ...(names === '' ? [] : [['Files', names] satisfies [string, string]])];
}
