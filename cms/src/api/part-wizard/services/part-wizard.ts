import type { Core } from '@strapi/strapi';
import { mailConfiguration } from './configuration-mail';
import { configuredLines } from './configured-lines';
import { partWizardItems } from './items';
import { claimAttachments } from '../../attachment/services/claim-attachments';
import { spendPass } from '../../human-check/services/passes';
import { checkedForm } from '../../form/services/check-form';
import { sendReceived } from '../../form/services/form-emails';
import type { SentForm } from '../../form/services/read-form';
import { pretended, type Received } from '../../form/services/received';
import { nextReference } from '../../../platform/database/reference';
import { parseAttachments } from '../../form/services/sender';
import { storedFields } from '../../form/services/stored-fields';

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
