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

const words: Record<Kind, { thing: string; next: string }> = {
  contact: { thing: 'message', next: 'We answer within one working day.' },
  quote: { thing: 'request for a quote', next: 'You get our quote within two working days.' },
  demo: { thing: 'request for a demonstration', next: 'We call you or write to you to agree on a time.' },
  service: {
    thing: 'request for calibration or repair',
    next: 'Please send nothing yet. When we have accepted the request you get an RMA number and a paper for the parcel.',
  },
};

// One mail to who sent it, one to who works on it.
export async function sendReceived(strapi: Core.Strapi, received: Received): Promise<void> {
  const { kind, uid, documentId, reference, files, statusPath } = received;
  const { thing, next } = words[kind];
  const sender = parseSender(received.fields);
  const facts = [...factsOf(received.fields), ...fileFacts(files)];
  const desk = await deskAddresses(strapi);
  const { signature, siteName } = desk;
  await enqueueMail(
    strapi,
    { from: desk.from, to: sender.email, replyTo: desk.staff },
    {
      subject: `Your ${thing} has arrived (${reference})`,
      text: [
        `Hello ${sender.name},`,
        `your ${thing} has arrived. Its number is ${reference}; please name it when you write or call.`,
        next,
        'This is what you sent:',
      ],
      facts,
      ...(statusPath ? { link: { label: 'Follow your request', url: siteOrigin() + statusPath } } : {}),
      signature,
    },
  );
  const record = `${siteOrigin()}/admin/content-manager/collection-types/${uid}/${documentId}`;
  await enqueueMail(
    strapi,
    { from: desk.from, to: desk.staff, replyTo: sender.email },
    {
      subject: `${reference}: ${thing} from ${sender.company || sender.name}`,
      text: [`A ${thing} came in through ${siteName}.`],
      facts: [['Number', reference], ...facts],
      link: { label: 'Open it in the admin', url: record },
      signature,
    },
  );
}

function fileFacts(files: Attachment[]): [string, string][] {
  return files.length > 0 ? [['Files', files.map(({ name }) => name).join('\n')]] : [];
}
