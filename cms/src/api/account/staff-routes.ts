import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { notFound } from '../../platform/http/http-error';
import type { StaffAction } from '../../platform/admin-panel/staff-actions';
import type { Need } from '../../platform/admin-panel/staff-access';
import { signedInMember } from '../../platform/admin-panel/staff-access';
import { entryId, sendNotFoundPage, type StaffRoute } from '../../platform/admin-panel/staff-routes';
import { countCustomerEntries, customerEntries } from './services/customer-entries';
import { customerUid, findCustomer } from './services/customer';
import { eraseCustomer, exportData } from './services/personal-data';

// The export contains orders and requests too.
const readEverything: Need[] = [
  { subject: customerUid, action: 'read', fields: ['email', 'name', 'addresses'] },
  { subject: 'api::order.order', action: 'read', fields: ['number', 'name', 'shippingAddress', 'lines'] },
  { subject: 'api::contact-form.contact-form', action: 'read', fields: ['name', 'email', 'message'] },
];
/** As many as the list of the admin shows on a page. */
const mostCustomers = 100;
const readEntries = (): Need[] =>
  [customerUid, ...customerEntries.all().map(({ uid }) => uid)].map((subject) => ({
    subject,
    action: 'read',
    fields: ['email'],
  }));
// Shop staff can read customers, but not change them.
const changeCustomers: Need[] = [{ subject: customerUid, action: 'update', fields: ['email', 'addresses'] }];

export const accountStaffRoutes: StaffRoute[] = [
  { path: `/customers/${entryId}/data.json`, needs: () => readEverything, send: sendData },
  { path: '/customers/entries.json', needs: readEntries, send: sendEntryCounts },
];

export const accountStaffActions: StaffAction[] = [
  { path: `/customers/${entryId}/erasure`, needs: changeCustomers, run: erase },
];

/** The query names the customers of one page of the list: `ids=a,b`. */
async function sendEntryCounts(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const ids = String(ctx.query.ids ?? '')
    .split(',')
    .slice(0, mostCustomers);
  ctx.body = { data: await countCustomerEntries(strapi, ids) };
}

async function sendData(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const customer = await findCustomer(strapi, ctx.params.id);
  if (!customer) return sendNotFoundPage(ctx);
  ctx.attachment('customer-data.json');
  ctx.body = await exportData(strapi, customer);
  const member = await signedInMember(strapi, ctx);
  strapi.log.info(`Staff member ${member?.id} exported the data of customer ${customer.id}`);
}

async function erase(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const customer = await findCustomer(strapi, ctx.params.id);
  if (!customer) throw notFound();
  await eraseCustomer(strapi, customer);
  strapi.log.info(`Staff member ${ctx.state.user.id} erased customer ${customer.id}`);
  ctx.body = { data: { deleted: true } };
}
