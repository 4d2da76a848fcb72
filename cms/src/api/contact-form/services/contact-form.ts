import type { Core } from '@strapi/strapi';
import { claimAttachments } from '../../attachment/services/claim-attachments';
import { spendPass } from '../../human-check/services/passes';
import { askedLines } from '../../part-wizard/services/configured-lines';
import { checkedForm } from '../../form/services/check-form';
import { sendReceived } from '../../form/services/form-emails';
import type { SentForm } from '../../form/services/read-form';
import { pretended, type Received } from '../../form/services/received';
import { nextReference } from '../../../platform/database/reference';
import { parseAttachments } from '../../form/services/sender';
import { storedFields } from '../../form/services/stored-fields';

type Kind = 'contact' | 'quote' | 'demo';

const uid = 'api::contact-form.contact-form';
const series = { contact: 'C', quote: 'Q', demo: 'D' } as const;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  // Runs in the transaction of the idempotency key: all of this happens once or not at all.
  async send(kind: Kind, { data, entry, pass, isTrapped }: SentForm): Promise<Received> {
    if (isTrapped) return pretended(series[kind]);
    const checked = await checkedForm(kind, data);
    const fields =
      kind === 'quote' ? { ...checked, lines: await askedLines(strapi, checked.lines) } : checked;
    await spendPass(strapi, { pass, entry });
    const reference = await nextReference(strapi, series[kind]);
    const files = await claimAttachments(strapi, parseAttachments(fields), reference);
    const { documentId } = await strapi
      .documents(uid)
      .create({ data: { ...storedFields(fields), kind, reference, attachments: files } });
    await sendReceived(strapi, { kind, uid, documentId, reference, fields, files });
    return { documentId, reference };
  },
});
