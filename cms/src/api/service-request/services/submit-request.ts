import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { claimAttachments } from '../../attachment/services/claim-attachments';
import { redeemPass } from '../../human-check/services/passes';
import { checkForm, withoutEmptyFields } from '../../form/services/check-form';
import { sendFormEmails } from '../../form/services/form-emails';
import type { SubmittedForm } from '../../form/services/read-form';
import { fakeReceipt, type FormReceipt } from '../../form/services/form-receipt';
import { nextReference } from '../../../platform/database/reference';
import { currentLanguage } from '../../../platform/messages/language';
import { parseAttachments } from '../../form/services/sender';
import { requestUid as uid } from './request-record';
import { decimalFromMinor } from '../../../platform/money/money';
import { statusPath } from '../../../platform/signed-links/status-link';

const Cost = v.object({
  costLimit: v.nullable(
    v.object({ amountMinor: v.number(), currency: v.picklist(['EUR', 'USD', 'GBP', 'CHF']) }),
  ),
});

/** Runs in the transaction of the idempotency key, so that everything happens once or not at all. */
export async function submitRequest(
  strapi: Core.Strapi,
  { data, entry, pass, isSpam }: SubmittedForm,
): Promise<FormReceipt> {
  if (isSpam) return fakeReceipt('S');
  const fields = await checkForm('calibration-and-repair', data);
  await redeemPass(strapi, { pass, entry });
  const reference = await nextReference(strapi, 'S');
  const files = await claimAttachments(strapi, parseAttachments(fields), reference);
  const { documentId } = await strapi.documents(uid).create({
    data: {
      ...withoutEmptyFields(fields),
      ...storedCost(fields),
      reference,
      attachments: files,
      language: currentLanguage(),
    },
  });
  const path = statusPath(documentId);
  const received = { kind: 'service' as const, uid, documentId, reference, fields, files, statusPath: path };
  await sendFormEmails(strapi, received);
  return { documentId, reference, statusPath: path };
}

function storedCost(fields: unknown) {
  const { costLimit } = v.parse(Cost, fields);
  return {
    costLimit: costLimit && decimalFromMinor(costLimit.amountMinor, costLimit.currency),
    costLimitCurrency: costLimit?.currency,
  };
}
