import type { Core } from '@strapi/strapi';
import { claimAttachments } from '../../attachment/services/claim-attachments';
import { redeemPass } from '../../human-check/services/passes';
import { readConfiguredLines, readQuoteLines } from '../../part-wizard/services/configured-lines';
import { checkForm, withoutEmptyFields } from '../../form/services/check-form';
import { sendFormEmails } from '../../form/services/form-emails';
import type { SubmittedForm } from '../../form/services/read-form';
import { fakeReceipt, type FormReceipt } from '../../form/services/form-receipt';
import { nextReference } from '../../../platform/database/reference';
import { currentMarket, marketKey } from '../../../platform/market/current-market';
import { currentLanguage } from '../../../platform/messages/language';
import { parseAttachments } from '../../form/services/sender';
import { currencyOf } from '../../shop-setting/services/current-currency';
import { enquiryUid as uid } from './enquiry-record';

type Kind = 'contact' | 'quote' | 'demo';
type Checked = { kind: Kind; fields: Record<string, unknown> };

const series = { contact: 'C', quote: 'Q', demo: 'D' } as const;

// Each function runs in the transaction of the Idempotency-Key, so it takes effect completely and once, or not at all.
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async send(kind: Kind, form: SubmittedForm): Promise<FormReceipt> {
    if (form.isSpam) return fakeReceipt(series[kind]);
    const checked = await checkForm(kind, form.data);
    const fields =
      kind === 'quote' ? { ...checked, lines: await readQuoteLines(strapi, checked.lines) } : checked;
    return await store(strapi, { kind, fields }, form);
  },

  /** A quote request from the part wizard. All its products must exist. */
  async sendConfiguration(form: SubmittedForm): Promise<FormReceipt> {
    if (form.isSpam) return fakeReceipt(series.quote);
    const checked = await checkForm('part-wizard', form.data);
    const fields = { ...checked, lines: await readConfiguredLines(strapi, checked.lines) };
    return await store(strapi, { kind: 'quote', fields }, form);
  },
});

async function store(
  strapi: Core.Strapi,
  { kind, fields }: Checked,
  { entry, pass }: SubmittedForm,
): Promise<FormReceipt> {
  await redeemPass(strapi, { pass, entry });
  const reference = await nextReference(strapi, series[kind]);
  const files = await claimAttachments(strapi, parseAttachments(fields), reference);
  const origin = { language: currentLanguage(), market: marketKey(), ...(await currencyFor(strapi, kind)) };
  const { documentId } = await strapi
    .documents(uid)
    .create({ data: { ...withoutEmptyFields(fields), ...origin, kind, reference, attachments: files } });
  await sendFormEmails(strapi, { kind, uid, documentId, reference, fields, files });
  return { documentId, reference };
}

// Quotes stay in the currency of the request when staff change or delete its market.
const currencyFor = async (strapi: Core.Strapi, kind: Kind) =>
  kind === 'quote' ? { currency: await currencyOf(strapi, currentMarket()) } : {};
