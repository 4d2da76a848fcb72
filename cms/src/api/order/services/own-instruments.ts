import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Customer } from '../../account/services/customer';
import type { PersonalDataProvider } from '../../account/services/personal-data-provider';
import { instrumentsOfOrders } from '../../instrument/services/instruments';
import { parseRows } from '../../../platform/database/rows';
import { orderUid } from './order-record';

/** If a customer has more orders, only the latest are searched. */
const maxOrders = 1000;

const Row = v.object({ number: v.string() });

/**
 * The instruments delivered with the orders of this account. Empty until the e-mail address is confirmed, because until then
 * someone else may have created the account.
 */
export async function ownInstruments(strapi: Core.Strapi, { documentId, confirmed }: Customer) {
  if (!confirmed) return [];
  const rows: unknown = await strapi.db.query(orderUid).findMany({
    where: { customer: documentId },
    select: ['number'],
    orderBy: { placedAt: 'desc' },
    limit: maxOrders,
  });
  return instrumentsOfOrders(
    strapi,
    parseRows(Row, rows).map(({ number }) => number),
  );
}

/** An instrument refers to a customer only through its order, and `personalOrders` removes the account from the order. */
export const personalInstruments: PersonalDataProvider = {
  name: 'instruments',
  export: ownInstruments,
  erase: () => Promise.resolve(),
};
