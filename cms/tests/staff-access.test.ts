import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, load } from './support/backend';
import { aMessage, attach, sendForm } from './support/forms';
import { aQuoteRequest } from './support/quotes';
import { aProduct, Buyer, order as placeOrder } from './support/shop';
import { aMemberOf, aMemberWith, type Granted, type StaffMember } from './support/staff';

const orders = 'api::order.order';
const enquiries = 'api::contact-form.contact-form';
const services = 'api::calibration-and-repair-form.calibration-and-repair-form';
const pages = 'api::page.page';

const all = (subject: string, conditions: string[] = []): Granted[] =>
  ['read', 'update'].map((action) => ({ action, subject, conditions }));
const isCreator = ['admin::is-creator'];
const members: Record<string, () => Promise<StaffMember>> = {
  'Super Admin': () => aMemberOf('strapi-super-admin'),
  'Shop staff': () => aMemberOf('fieldshop-shop-staff'),
  Editor: () => aMemberOf('strapi-editor'),
  'like Author': () =>
    aMemberWith([orders, enquiries, services, pages].flatMap((subject) => all(subject, isCreator))),
  'orders only': () => aMemberWith(all(orders)),
  'enquiries only': () => aMemberWith(all(enquiries)),
  'service only': () => aMemberWith(all(services)),
  'reads orders': () => aMemberWith([{ action: 'read', subject: orders }]),
  'reads order numbers': () => aMemberWith([{ action: 'read', subject: orders, fields: ['number'] }]),
  'reads enquiries': () => aMemberWith([{ action: 'read', subject: enquiries }]),
};
const roles = Object.keys(members);

// The roles that have access. All others get a page that says that their role does not allow it.
const everything = ['Super Admin', 'Shop staff'];
const matrix: Record<string, string[]> = {
  'orders.csv': [...everything, 'orders only', 'reads orders'],
  'order PDF': [...everything, 'orders only', 'reads orders'],
  // The page allows cancelling the order.
  'order page': [...everything, 'orders only'],
  'attachment of an enquiry': [...everything, 'enquiries only', 'reads enquiries'],
  'attachment of a service request': [...everything, 'service only'],
  // The page allows ordering.
  'quote page': [...everything, 'enquiries only'],
  'service request page': [...everything, 'service only'],
  'service request PDF': [...everything, 'service only'],
};
const opened = new Set([200, 302]);

let paths: Record<string, string>;
let orderId: string;
const staff = new Map<string, StaffMember>();

beforeAll(async () => {
  orderId = await anOrder();
  const enquiry = await anAttachedFile('/api/contact-forms', aMessage());
  const service = await anAttachedFile('/api/calibration-and-repair-forms', aServiceRequest());
  paths = {
    'orders.csv': '/admin/orders.csv',
    'order PDF': `/admin/orders/${orderId}/confirmation`,
    'order page': `/admin/orders/${orderId}/page`,
    'attachment of an enquiry': enquiry.path,
    'attachment of a service request': service.path,
    'quote page': `/admin/quotes/${await aQuoteRequest({ lines: [] })}/page`,
    'service request page': `/admin/service-requests/${service.documentId}/status`,
    'service request PDF': `/admin/service-requests/${service.documentId}/shipping-document`,
  };
  for (const [role, signIn] of Object.entries(members)) staff.set(role, await signIn());
});

describe('links for staff', () => {
  it.each(Object.keys(matrix))('%s opens only for the roles in the matrix', async (route) => {
    const statuses: Record<string, number> = {};
    for (const [role, member] of staff) statuses[role] = (await member.open(paths[route] ?? '')).statusCode;
    const inside = roles.filter((role) => opened.has(statuses[role] ?? 0));
    expect(inside).toEqual(roles.filter((role) => matrix[route]?.includes(role)));
    for (const role of roles.filter((one) => !inside.includes(one)))
      expect([role, statuses[role]]).toEqual([role, 403]);
  });

  it.each(Object.keys(matrix))('%s asks visitors and forged sessions to sign in', async (route) => {
    const { get } = await aBackend();
    for (const cookie of ['', 'strapi_admin_refresh=x', 'jwt=x'])
      expect((await get(paths[route] ?? '', { cookie })).statusCode).toBe(401);
  });

  it('give somebody who may only read an order no way to cancel it', async () => {
    const reader = staff.get('reads orders');
    const pdf = await reader?.open(paths['order PDF'] ?? '');
    expect(pdf?.headers['content-type']).toBe('application/pdf');
    expect(JSON.stringify(pdf?.headers)).not.toContain('token=');
  });

  it('are closed to a deactivated member', async () => {
    const member = await aMemberOf('strapi-super-admin');
    const { strapi } = await aBackend();
    const last = await strapi.db.query('admin::user').findMany({ orderBy: { id: 'desc' }, limit: 1 });
    await strapi.db.query('admin::user').update({ where: { id: last[0].id }, data: { isActive: false } });
    expect((await member.open('/admin/orders.csv')).statusCode).toBe(401);
  });

  it.each(['orders/x/page', 'quotes/..%2Fx/page', 'service-requests/x/status'])(
    'sign nothing but the id of an entry: %s',
    async (path) => {
      const response = await staff.get('Super Admin')?.open(`/admin/${path}`);
      expect(String(response?.headers.location)).not.toContain('x');
      // The admin itself, if it is built.
      expect(response?.statusCode).not.toBe(302);
    },
  );

  it('open no file without a request', async () => {
    const id = await attach(Buffer.from('%PDF-1.7 nobody’s'), 'application/pdf');
    expect((await staff.get('Super Admin')?.open(`/admin/attachments/${id}`))?.statusCode).toBe(404);
  });
});

describe('the state of an order', () => {
  it.each(roles)('can be changed in the admin by %s only if the matrix allows it', async (role) => {
    const id = await anOrder();
    const url = `/content-manager/collection-types/${orders}/${id}`;
    const response = await staff.get(role)?.call('PUT', url, { state: 'approved' });
    const mayChange = [...everything, 'orders only'].includes(role);
    expect([role, response?.statusCode === 200]).toEqual([role, mayChange]);
    const { strapi } = await aBackend();
    const stored = await strapi.documents(orders).findOne({ documentId: id });
    expect(stored?.state).toBe(mayChange ? 'approved' : 'awaiting-payment');
  });
});

describe('Strapi’s role Author', () => {
  const code = 'strapi-author';
  const author = async () => (await aBackend()).strapi.db.query('admin::role').findOne({ where: { code } });

  it('does not exist', async () => {
    expect(await author()).toBeNull();
  });

  it('has no permission if somebody still has it', async () => {
    const { strapi } = await aBackend();
    await strapi.db.query('admin::role').create({ data: { name: 'Author', code, description: '' } });
    const role = await author();
    await strapi.service('admin::role').assignPermissions(role.id, all(orders, isCreator).map(asStored));
    const member = await aMemberOf(code);
    await load('platform/admin-panel/staff-roles.js').applyStaffRoles(strapi);
    expect((await member.open('/admin/orders.csv')).statusCode).toBe(403);
    const where = { role: { id: role.id } };
    expect(await strapi.db.query('admin::permission').count({ where })).toBe(0);
  });
});

const asStored = ({ action, subject, conditions = [] }: Granted) => ({
  action: `plugin::content-manager.explorer.${action}`,
  subject,
  conditions,
  properties: { fields: ['number'] },
});

async function anOrder(): Promise<string> {
  const buyer = new Buyer();
  await buyer.put(await aProduct(), 1);
  return (await placeOrder(buyer)).json().data.id;
}

async function anAttachedFile(url: string, form: object) {
  const id = await attach(Buffer.from(`%PDF-1.7 ${randomUUID()}`), 'application/pdf');
  const response = await sendForm({ ...form, attachments: [id] }, { url });
  return { path: `/admin/attachments/${id}`, documentId: String(response.json().data.documentId) };
}

const aServiceRequest = () => ({
  name: 'Ada Byron',
  email: 'ada@example.test',
  instruments: [
    {
      model: 'P-100-010',
      serialNumber: 'A1',
      service: 'calibration',
      certificate: 'as-left',
      contamination: 'clean',
    },
  ],
  returnAddress: { name: 'Ada', street: '1 Mill Lane', city: 'Aldermere', country: 'IE' },
});
