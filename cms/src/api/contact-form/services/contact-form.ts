import type { Core } from '@strapi/strapi';
import { claimAttachments } from '../../attachment/services/claim-attachments';
import { redeemPass } from '../../human-check/services/passes';
import { readQuoteLines } from '../../part-wizard/services/configured-lines';
import { checkForm, withoutEmptyFields } from '../../form/services/check-form';
import { sendFormEmails } from '../../form/services/form-emails';
import type { SubmittedForm } from '../../form/services/read-form';
import { fakeReceipt, type FormReceipt } from '../../form/services/form-receipt';
import { nextReference } from '../../../platform/database/reference';
import { parseAttachments } from '../../form/services/sender';

type Kind = 'contact' | 'quote' | 'demo';

const uid = 'api::contact-form.contact-form';
const series = { contact: 'C', quote: 'Q', demo: 'D' } as const;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  // Runs in the transaction of the Idempotency-Key, so all of it happens once or not at all.
  async send(kind: Kind, { data, entry, pass, isSpam }: SubmittedForm): Promise<FormReceipt> {
    if (isSpam) return fakeReceipt(series[kind]);
    const checked = await checkForm(kind, data);
    const fields =
      kind === 'quote' ? { ...checked, lines: await readQuoteLines(strapi, checked.lines) } : checked;
    await redeemPass(strapi, { pass, entry });
    const reference = await nextReference(strapi, series[kind]);
    const files = await claimAttachments(strapi, parseAttachments(fields), reference);
    const { documentId } = await strapi
      .documents(uid)
      .create({ data: { ...withoutEmptyFields(fields), kind, reference, attachments: files } });
    await sendFormEmails(strapi, { kind, uid, documentId, reference, fields, files });
    return { documentId, reference };
  },
});
