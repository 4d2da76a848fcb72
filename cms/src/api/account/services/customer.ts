import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

export const customerUid = 'plugin::users-permissions.user';

const text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value.trim()),
);
const flag = v.nullish(v.boolean(), false);

const Address = v.pipe(
  v.object({
    key: text,
    label: text,
    name: text,
    company: text,
    line1: text,
    line2: text,
    city: text,
    postalCode: text,
    state: text,
    country: text,
    phone: text,
    isDefaultShipping: flag,
    isDefaultBilling: flag,
  }),
  v.transform(({ key, ...address }) => ({ id: key, ...address })),
);

const Customer = v.object({
  id: v.number(),
  documentId: v.string(),
  username: text,
  email: v.string(),
  password: text,
  confirmed: flag,
  blocked: flag,
  sessionVersion: v.nullish(v.number(), 0),
  name: text,
  company: text,
  vatNumber: text,
  phone: text,
  customerKind: v.nullish(v.picklist(['business', 'consumer']), 'business'),
  addresses: v.nullish(v.array(Address), []),
  createdAt: v.nullish(v.string()),
  language: text,
});

export type Customer = v.InferOutput<typeof Customer>;

export async function findCustomer(strapi: Core.Strapi, documentId: string): Promise<Customer | undefined> {
  const [customer] = await customersWhere(strapi, { documentId });
  return customer;
}

// Several accounts can have the same e-mail, but only one can have confirmed it. That account comes first.
export async function customersOf(strapi: Core.Strapi, email: string): Promise<Customer[]> {
  const customers = await customersWhere(strapi, { email, provider: 'local' });
  return customers.toSorted((a, b) => Number(b.confirmed) - Number(a.confirmed));
}

async function customersWhere(strapi: Core.Strapi, where: object): Promise<Customer[]> {
  const rows: unknown = await strapi.db
    .query(customerUid)
    .findMany({ where, orderBy: { id: 'asc' }, populate: ['addresses'] });
  return v.parse(v.array(Customer), rows);
}

export async function changeCustomer(
  strapi: Core.Strapi,
  documentId: string,
  data: Record<string, unknown>,
): Promise<Customer> {
  await strapi.documents(customerUid).update({ documentId, data });
  const changed = await findCustomer(strapi, documentId);
  if (!changed) throw new Error(`The account ${documentId} was deleted while it was being changed.`);
  return changed;
}

// The account as returned to its owner. Clients expect the `username` of a Strapi user, which is the e-mail here.
export function customerView({ password: _password, sessionVersion: _version, ...customer }: Customer) {
  const { blocked: _blocked, createdAt: _createdAt, language: _language, ...view } = customer;
  return { ...view, username: view.email };
}
