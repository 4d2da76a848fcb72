import type { Core } from '@strapi/strapi';
import { mailConfiguration } from '../../../part-wizard/configuration-mail';
import { configuredLines } from '../../../part-wizard/configured-lines';
import { partWizardItems } from '../../../part-wizard/items';
import { claimAttachments } from '../../../attachments/claim-attachments';
import { spendPass } from '../../../human-check/passes';
import { checkedForm } from '../../../requests/check-form';
import { sendReceived } from '../../../requests/mails';
import type { SentForm } from '../../../requests/read-form';
import { pretended, type Received } from '../../../requests/received';
import { nextReference } from '../../../requests/reference';
import { parseAttachments } from '../../../requests/sender';
import { storedFields } from '../../../requests/stored-fields';

const uid = 'api::contact-form.contact-form';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  items: () => partWizardItems(strapi),

  // A request for a quote, answered and ordered like any other. In the transaction of the idempotency key, as below.
  async send({ data, entry, pass, isTrapped }: SentForm): Promise<Received> {
    if (isTrapped) return pretended('Q');
    const checked = await checkedForm('part-wizard', data);
    const fields = { ...checked, lines: await configuredLines(strapi, checked.lines) };
    await spendPass(strapi, { pass, entry });
    const reference = await nextReference(strapi, 'Q');
    const files = await claimAttachments(strapi, parseAttachments(fields), reference);
    const { documentId } = await strapi
      .documents(uid)
      .create({ data: { ...storedFields(fields), kind: 'quote', reference, attachments: files } });
    await sendReceived(strapi, { kind: 'quote', uid, documentId, reference, fields, files });
    return { documentId, reference };
  },

  async mail({ data, entry, pass, isTrapped }: SentForm): Promise<{ reference: string }> {
    if (isTrapped) return { reference: '' };
    const fields = await checkedForm('part-wizard-email', data);
    await spendPass(strapi, { pass, entry });
    return { reference: await mailConfiguration(strapi, fields) };
  },
});
