import type { Core } from '@strapi/strapi';
import type { Attachment } from '../../attachment/services/claim-attachments';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { factsOf } from './form-fields';
import { deskAddresses } from '../../setting/services/mail-desk';
import { parseSender } from './sender';

type Kind = 'contact' | 'quote' | 'demo' | 'service';
type Received = {
  kind: Kind;
  uid: string;
  documentId: string;
  reference: string;
  fields: Record<string, unknown>;
  files: Attachment[];
  statusPath?: string;
};

const words: Record<Kind, { thing: string; title: string; next: string }> = {
  contact: { thing: 'message', title: 'Message', next: 'We will reply within one working day.' },
  quote: {
    thing: 'quote request',
    title: 'Quote request',
    next: 'We will send you a quote within two working days.',
  },
  demo: {
    thing: 'demo request',
    title: 'Demo request',
    next: 'We will contact you to arrange a time.',
  },
  service: {
    thing: 'service request',
    title: 'Service request',
    next: 'Please do not send anything yet. When we accept your request, we will send you an RMA number and a shipping document to put in the parcel.',
  },
};

// One e-mail to the sender, one to staff.
export async function sendReceived(strapi: Core.Strapi, received: Received): Promise<void> {
  const { kind, uid, documentId, reference, files, statusPath } = received;
  const { thing, title, next } = words[kind];
  const sender = parseSender(received.fields);
  const facts = [...factsOf(received.fields), ...fileFacts(files)];
  const desk = await deskAddresses(strapi);
  const { signature, siteName } = desk;
  await enqueueMail(
    strapi,
    { from: desk.from, to: sender.email, replyTo: desk.staff },
    {
      subject: `${title} ${reference}: received`,
      text: [
        `Hello ${sender.name},`,
        `Thank you. We have received your ${thing}. Your reference number is ${reference}.`,
        next,
        'You sent us:',
      ],
      facts,
      ...(statusPath ? { link: { label: 'View your request', url: siteOrigin() + statusPath } } : {}),
      signature,
    },
  );
  const record = `${siteOrigin()}/admin/content-manager/collection-types/${uid}/${documentId}`;
  await enqueueMail(
    strapi,
    { from: desk.from, to: desk.staff, replyTo: sender.email },
    {
      subject: `${title} ${reference}: new, from ${sender.company || sender.name}`,
      text: [`${siteName} has received a new ${thing}.`],
      facts: [['Reference', reference], ...facts],
      link: { label: 'Open the request in the admin', url: record },
      signature,
    },
  );
}

function fileFacts(files: Attachment[]): [string, string][] {
  return files.length > 0 ? [['Files', files.map(({ name }) => name).join('\n')]] : [];
}
