import type { Core } from '@strapi/strapi';
import { mailConfiguration } from './configuration-mail';
import { readConfiguredLines } from './configured-lines';
import { partWizardItems } from './items';
import { claimAttachments } from '../../attachment/services/claim-attachments';
import { redeemPass } from '../../human-check/services/passes';
import { checkForm, withoutEmptyFields } from '../../form/services/check-form';
import { sendFormEmails } from '../../form/services/form-emails';
import type { SubmittedForm } from '../../form/services/read-form';
import { fakeReceipt, type FormReceipt } from '../../form/services/form-receipt';
import { nextReference } from '../../../platform/database/reference';
import { parseAttachments } from '../../form/services/sender';

const uid = 'api::contact-form.contact-form';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  items: () => partWizardItems(strapi),

  // Stores a quote request like any other, in the transaction of the Idempotency-Key.
  async send({ data, entry, pass, isSpam }: SubmittedForm): Promise<FormReceipt> {
    if (isSpam) return fakeReceipt('Q');
    const checked = await checkForm('part-wizard', data);
    const fields = { ...checked, lines: await readConfiguredLines(strapi, checked.lines) };
    await redeemPass(strapi, { pass, entry });
    const reference = await nextReference(strapi, 'Q');
    const files = await claimAttachments(strapi, parseAttachments(fields), reference);
    const { documentId } = await strapi
      .documents(uid)
      .create({ data: { ...withoutEmptyFields(fields), kind: 'quote', reference, attachments: files } });
    await sendFormEmails(strapi, { kind: 'quote', uid, documentId, reference, fields, files });
    return { documentId, reference };
  },

  async mail({ data, entry, pass, isSpam }: SubmittedForm): Promise<{ reference: string }> {
    if (isSpam) return { reference: '' };
    const fields = await checkForm('part-wizard-email', data);
    await redeemPass(strapi, { pass, entry });
    return { reference: await mailConfiguration(strapi, fields) };
  },
});
