import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { claimAttachments } from '../../attachment/services/claim-attachments';
import { spendPass } from '../../human-check/services/passes';
import { checkedForm } from '../../form/services/check-form';
import { sendReceived } from '../../form/services/form-emails';
import type { SentForm } from '../../form/services/read-form';
import { pretended, type Received } from '../../form/services/received';
import { nextReference } from '../../../platform/database/reference';
import { parseAttachments } from '../../form/services/sender';
import { storedFields } from '../../form/services/stored-fields';
import { requestUid as uid } from '../../service-request/services/request-record';
import { decimalFromMinor } from '../../../platform/money/money';
import { statusPath } from '../../../platform/signed-links/status-link';

const Cost = v.object({
  costLimit: v.nullable(
    v.object({ amountMinor: v.number(), currency: v.picklist(['EUR', 'USD', 'GBP', 'CHF']) }),
  ),
});

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  // Runs in the transaction of the idempotency key: all of this happens once or not at all.
  async send({ data, entry, pass, isTrapped }: SentForm): Promise<Received> {
    if (isTrapped) return pretended('S');
    const fields = await checkedForm('calibration-and-repair', data);
    await spendPass(strapi, { pass, entry });
    const reference = await nextReference(strapi, 'S');
    const files = await claimAttachments(strapi, parseAttachments(fields), reference);
    const { documentId } = await strapi
      .documents(uid)
      .create({ data: { ...storedFields(fields), ...storedCost(fields), reference, attachments: files } });
    const path = statusPath(documentId);
    await sendReceived(strapi, {
      kind: 'service',
      uid,
      documentId,
      reference,
      fields,
      files,
      statusPath: path,
    });
    return { documentId, reference, statusPath: path };
  },
});

function storedCost(fields: unknown) {
  const { costLimit } = v.parse(Cost, fields);
  return {
    costLimit: costLimit && decimalFromMinor(costLimit.amountMinor, costLimit.currency),
    costLimitCurrency: costLimit?.currency,
  };
}
