import type { Core } from '@strapi/strapi';
import type { Attachment } from '../../attachment/services/claim-attachments';
import { pageUrl, siteOrigin } from '../../../platform/mail/site-origin';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { customerLanguage, labelledFields, staffLanguage } from './form-fields';
import { texts } from '../../../platform/messages/texts';
import { mailSettings } from '../../setting/services/mail-settings';
import { shopSettings } from '../../shop-setting/services/shop-settings';
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

const staffTexts: Record<Kind, { thing: string; title: string }> = {
  contact: { thing: 'message', title: 'Message' },
  quote: { thing: 'quote request', title: 'Quote request' },
  demo: { thing: 'demo request', title: 'Demo request' },
  service: { thing: 'service request', title: 'Service request' },
};

/** Sends one e-mail to the sender and one to staff. */
export async function sendFormEmails(strapi: Core.Strapi, received: ReceivedForm): Promise<void> {
  await mailSender(strapi, received);
  await mailStaff(strapi, received);
}

async function mailSender(strapi: Core.Strapi, received: ReceivedForm): Promise<void> {
  const { kind, reference, statusPath } = received;
  const t = texts().forms;
  const sender = parseSender(received.fields);
  const { from, staff, brand } = await mailSettings(strapi);
  await enqueueMail(
    strapi,
    { from, to: sender.email, replyTo: staff },
    {
      subject: t.receivedSubject({ kind, reference }),
      text: [
        texts().emails.hello({ name: sender.name }),
        t.received({ kind, reference }),
        await nextStep(strapi, kind),
        t.youSent,
      ],
      facts: factsOf(received, customerLanguage()),
      ...(statusPath ? { link: { label: t.viewRequest, url: pageUrl(statusPath) } } : {}),
      brand,
    },
  );
}

async function nextStep(strapi: Core.Strapi, kind: Kind): Promise<string> {
  const t = texts().forms;
  if (kind === 'quote') return t.nextQuote({ days: (await shopSettings(strapi)).quoteAnswerDays });
  return { contact: t.nextContact, demo: t.nextDemo, service: t.nextService }[kind];
}

async function mailStaff(strapi: Core.Strapi, received: ReceivedForm): Promise<void> {
  const { kind, uid, documentId, reference } = received;
  const { thing, title } = staffTexts[kind];
  const sender = parseSender(received.fields);
  const { from, staff, brand } = await mailSettings(strapi);
  const record = `${siteOrigin()}/admin/content-manager/collection-types/${uid}/${documentId}`;
  await enqueueMail(
    strapi,
    { from, to: staff, replyTo: sender.email, about: sender.email },
    {
      subject: `${title} ${reference}: new, from ${sender.company || sender.name}`,
      text: [`${brand.siteName} has received a new ${thing}.`],
      facts: [['Reference', reference], ...factsOf(received, staffLanguage)],
      link: { label: 'Open the request in the admin', url: record },
      brand,
    },
  );
}

function factsOf({ fields, files }: ReceivedForm, language: typeof staffLanguage): [string, string][] {
  const names = files.map(({ name }) => name).join('\n');
  const facts = labelledFields(fields, language);
  return names === '' ? facts : [...facts, [language.t.files, names]];
}
