import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { parseRows } from '../../../platform/database/rows';
import { createRegistry } from '../../../platform/registry';
import { customerUid } from './customer';

/** A content type whose entries the admin counts for each customer. */
type CustomerEntries = {
  column: 'orders' | 'requests';
  uid: UID.ContentType;
  /** Staff need permission to read these fields to export the data of a customer. */
  exportedFields: string[];
};

export const customerEntries = createRegistry<CustomerEntries>();

/** Keyed by the documentId of the customer. */
type Counts = Record<string, Record<CustomerEntries['column'], number>>;

const Account = v.object({ documentId: v.string(), email: v.pipe(v.string(), v.toLowerCase()) });
type Account = v.InferOutput<typeof Account>;
const Entry = v.object({
  email: v.pipe(v.nullish(v.string(), ''), v.toLowerCase()),
  customer: v.nullish(v.string(), null),
});

/** Counts the entries of each account and those with its e-mail address, even if they were sent without signing in. */
export async function countCustomerEntries(strapi: Core.Strapi, documentIds: string[]): Promise<Counts> {
  const rows: unknown = await strapi.db
    .query(customerUid)
    .findMany({ where: { documentId: { $in: documentIds } }, select: ['documentId', 'email'] });
  const accounts = parseRows(Account, rows);
  const counts: Counts = Object.fromEntries(
    accounts.map(({ documentId }) => [documentId, { orders: 0, requests: 0 }]),
  );
  for (const { column, uid } of accounts.length > 0 ? customerEntries.all() : []) {
    const entries = await entriesOf(strapi, uid, accounts);
    for (const account of accounts) {
      const counted = counts[account.documentId];
      if (counted) counted[column] += entries.filter((entry) => belongsTo(entry, account)).length;
    }
  }
  return counts;
}

async function entriesOf(strapi: Core.Strapi, uid: CustomerEntries['uid'], accounts: Account[]) {
  const hasCustomer = 'customer' in strapi.getModel(uid).attributes;
  const byEmail = accounts.map(({ email }) => ({ email: { $eqi: email } }));
  const ids = accounts.map(({ documentId }) => documentId);
  const $or = hasCustomer ? [...byEmail, { customer: { $in: ids } }] : byEmail;
  const select = hasCustomer ? ['email', 'customer'] : ['email'];
  return parseRows(Entry, await strapi.db.query(uid).findMany({ where: { $or }, select }));
}

const belongsTo = ({ email, customer }: v.InferOutput<typeof Entry>, account: Account): boolean =>
  customer === account.documentId || email === account.email;
