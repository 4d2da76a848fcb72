import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { contains } from '../../../platform/database/contains';
import { parseRows } from '../../../platform/database/rows';
import { tables } from '../../../platform/database/schema';
import type { Customer } from '../../account/services/customer';
import { OrderDraft } from '../../order/services/order-draft';

const Row = v.object({ attempt: v.string(), draft: v.string() });

// The same retention period as for e-mails and stored responses.
const retentionMs = 45 * 24 * 60 * 60 * 1000;
// The next hourly run continues with the remaining drafts.
const batchSize = 200;
const erasedEmail = 'deleted@example.invalid';

// A card payment stores the draft of its order. The order has its own copy, so personal data is removed from the draft of
// a payment that has ended. A payment in progress ends within a day, and `eraseOldDrafts` removes the data later.

export const eraseDraftsOf = (strapi: Core.Strapi, { documentId, confirmed, email }: Customer) =>
  eraseDrafts(strapi, [documentId, ...(confirmed ? [email] : [])], ({ customer, contact }) =>
    customer === null ? confirmed && contact.email === email : customer === documentId,
  );

export const eraseDraftsOfGuest = (strapi: Core.Strapi, email: string) =>
  eraseDrafts(strapi, [email], ({ customer, contact }) => customer === null && contact.email === email);

export async function eraseOldDrafts(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const rows: unknown = await strapi.db
    .connection(tables.payments)
    .whereNot({ state: 'new' })
    .where('since', '<', now - retentionMs)
    .whereNot(contains('draft', erasedEmail))
    .limit(batchSize);
  for (const row of parseRows(Row, rows)) await erase(strapi, row.attempt, draftIn(row.draft));
}

async function eraseDrafts(
  strapi: Core.Strapi,
  texts: string[],
  isOwn: (draft: OrderDraft) => boolean,
): Promise<void> {
  for (const text of texts) {
    const rows: unknown = await strapi.db.transaction(({ trx }) =>
      trx(tables.payments)
        .whereNot({ state: 'new' })
        .where(contains('draft', JSON.stringify(text))),
    );
    for (const row of parseRows(Row, rows)) {
      const draft = draftIn(row.draft);
      if (isOwn(draft)) await erase(strapi, row.attempt, draft);
    }
  }
}

async function erase(strapi: Core.Strapi, attempt: string, draft: OrderDraft): Promise<void> {
  const erased = JSON.stringify(withoutPerson(draft));
  await strapi.db.transaction(async ({ trx }) =>
    trx(tables.payments).where({ attempt }).update({ draft: erased }),
  );
}

const draftIn = (json: string): OrderDraft => v.parse(OrderDraft, JSON.parse(json));

function withoutPerson(draft: OrderDraft): OrderDraft {
  const { question } = draft;
  return {
    ...draft,
    contact: { name: 'Deleted', email: erasedEmail, phone: '', company: '' },
    question: {
      ...question,
      vatNumber: '',
      reference: '',
      note: '',
      shippingAddress: countryOnly(question.shippingAddress),
      billingAddress: question.billingAddress && countryOnly(question.billingAddress),
    },
    lines: draft.lines.map((line) => ({ ...line, costCentre: '', reference: '' })),
  };
}

const countryOnly = ({ country }: OrderDraft['question']['shippingAddress']) => ({
  name: 'Deleted',
  company: '',
  line1: '',
  line2: '',
  city: '',
  postalCode: '',
  state: '',
  country,
  phone: '',
});
