import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { StaffAction } from '../../platform/admin-panel/staff-actions';
import { parseData } from '../../platform/http/parse-data';
import { logSecurityEvent } from '../../platform/logs/security-events';
import { normalEmail } from '../../platform/mail/normal-email';
import { customersOf } from './services/customer';
import { eraseGuest, exportGuest, summariseGuest } from './services/guest-data';
import { EmailForm } from './services/email-form';
import { changeCustomers, readEverything } from './staff-needs';

/** For requests of people without an account. The e-mail is sent in the body, so that it does not appear in any log. */
export const guestStaffActions: StaffAction[] = [
  { path: '/personal-data/search', needs: readEverything, run: search },
  { path: '/personal-data/export', needs: readEverything, run: sendData },
  { path: '/personal-data/erasure', needs: changeCustomers, run: erase },
];

async function search(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const email = emailOf(ctx);
  const accounts = (await customersOf(strapi, email)).map(({ documentId, name, confirmed }) => ({
    documentId,
    name,
    isConfirmed: confirmed,
  }));
  ctx.set('Cache-Control', 'no-store');
  ctx.body = { data: { email, accounts, ...(await summariseGuest(strapi, email)) } };
}

async function sendData(strapi: Core.Strapi, ctx: Context): Promise<void> {
  ctx.set('Cache-Control', 'no-store');
  ctx.body = await exportGuest(strapi, emailOf(ctx));
  logSecurityEvent({ event: 'sensitive_read', staff: String(ctx.state.user.id) });
}

async function erase(strapi: Core.Strapi, ctx: Context): Promise<void> {
  await eraseGuest(strapi, emailOf(ctx));
  logSecurityEvent({ event: 'sensitive_delete', staff: String(ctx.state.user.id) });
  ctx.body = { data: { deleted: true } };
}

const emailOf = (ctx: Context) => normalEmail(parseData(EmailForm, ctx.request.body).email);
