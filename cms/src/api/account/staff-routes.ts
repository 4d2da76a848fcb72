import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { notFound } from '../../platform/http/http-error';
import type { StaffAction } from '../../platform/admin-panel/staff-actions';
import { signedInMember } from '../../platform/admin-panel/staff-access';
import { logSecurityEvent } from '../../platform/logs/security-events';
import { entryId, sendNotFoundPage, type StaffRoute } from '../../platform/admin-panel/staff-routes';
import { countCustomerEntries } from './services/customer-entries';
import { findCustomer } from './services/customer';
import { eraseCustomer, exportData } from './services/personal-data';
import { endAllSessions } from './services/sessions';
import { changeCustomers, readEntries, readEverything } from './staff-needs';

/** The maximum number of customers on a page of the admin's list. */
const maxCustomers = 100;

export const accountStaffRoutes: StaffRoute[] = [
  { path: `/customers/${entryId}/data.json`, needs: readEverything, send: sendData },
  { path: '/customers/entries.json', needs: readEntries, send: sendEntryCounts },
];

export const accountStaffActions: StaffAction[] = [
  { path: `/customers/${entryId}/erasure`, needs: changeCustomers, run: erase },
  { path: `/customers/${entryId}/sign-out`, needs: changeCustomers, run: signOut },
];

/** The query contains the ids of the customers on one page of the list: `ids=a,b`. */
async function sendEntryCounts(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const ids = String(ctx.query.ids ?? '')
    .split(',')
    .slice(0, maxCustomers);
  ctx.body = { data: await countCustomerEntries(strapi, ids) };
}

async function sendData(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const customer = await findCustomer(strapi, ctx.params.id);
  if (!customer) return sendNotFoundPage(ctx);
  ctx.attachment('customer-data.json');
  ctx.body = await exportData(strapi, customer);
  const member = await signedInMember(strapi, ctx);
  logSecurityEvent({ event: 'sensitive_read', customer: customer.documentId, staff: String(member?.id) });
}

async function erase(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const customer = await findCustomer(strapi, ctx.params.id);
  if (!customer) throw notFound();
  await eraseCustomer(strapi, customer);
  const staff = String(ctx.state.user.id);
  logSecurityEvent({ event: 'sensitive_delete', customer: customer.documentId, staff });
  ctx.body = { data: { deleted: true } };
}

async function signOut(strapi: Core.Strapi, ctx: Context): Promise<void> {
  await endAllSessions(strapi, ctx.params.id, String(ctx.state.user.id));
  ctx.body = { data: { signedOut: true } };
}
