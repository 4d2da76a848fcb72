import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Customer } from '../../account/services/customer';
import type { PersonalDataProvider } from '../../account/services/personal-data-provider';
import { instrumentsOfOrders } from '../../instrument/services/instruments';
import { parseRows } from '../../../platform/database/rows';
import { orderUid } from './order-record';

/** Of a customer with more orders, only the latest are searched. */
const mostOrders = 1000;

const Row = v.object({ number: v.string() });

/**
 * The instruments delivered with the orders of this account. Nothing before the e-mail address is confirmed, as for
 * requests: until then nobody knows whose account it is.
 */
export async function ownInstruments(strapi: Core.Strapi, { documentId, confirmed }: Customer) {
  if (!confirmed) return [];
  const found: unknown = await strapi.db.query(orderUid).findMany({
    where: { customer: documentId },
    select: ['number'],
    orderBy: { placedAt: 'desc' },
    limit: mostOrders,
  });
  return instrumentsOfOrders(
    strapi,
    parseRows(Row, found).map(({ number }) => number),
  );
}

/** An instrument names the order. Deleting the account removes it from the order, and so from the instrument. */
export const personalInstruments: PersonalDataProvider = {
  name: 'instruments',
  export: ownInstruments,
  erase: () => Promise.resolve(),
};
