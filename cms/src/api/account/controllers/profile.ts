import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { logSecurityEvent } from '../../../platform/logs/security-events';
import { currentLanguage } from '../../../platform/messages/language';
import { texts } from '../../../platform/messages/texts';
import { customerView } from '../services/customer';
import { requirePassword } from '../services/new-password';
import { ownCustomer } from '../services/own-customer';
import { eraseCustomer, exportData } from '../services/personal-data';
import { confirmEmail, sendConfirmation, updateProfile } from '../services/profile';
import { readBody } from '../services/read-body';
import { startSession } from '../services/sessions';
import { notifySignIn } from '../services/sign-in-listeners';

const Change = v.looseObject({ email: v.optional(v.string()), currentPassword: v.optional(v.string(), '') });
const Code = v.object({ code: v.string(), password: v.optional(v.string()) });
const Password = v.object({ password: v.string() });

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async me(ctx: Context) {
    sendPrivately(ctx, customerView(await ownCustomer(strapi, ctx)));
  },

  async update(ctx: Context) {
    const customer = await ownCustomer(strapi, ctx);
    const { currentPassword: password, ...change } = readBody(ctx, Change, 'Send an object.');
    const changed = await updateProfile(strapi, customer, { change, password, ip: ctx.ip });
    sendPrivately(ctx, customerView(changed));
  },

  async confirmEmail(ctx: Context) {
    const { code, password } = readBody(ctx, Code, texts().account.linkIncomplete);
    const signedInAs: string | undefined = ctx.state.user?.documentId;
    const customer = await confirmEmail(strapi, { code, password, signedInAs, ip: ctx.ip });
    logSecurityEvent({ event: 'authn_login_success', customer: customer.documentId, by: 'mailed link' });
    await notifySignIn(strapi, ctx, customer.documentId);
    sendPrivately(ctx, await startSession(strapi, ctx, customer));
  },

  async sendConfirmation(ctx: Context) {
    await sendConfirmation(strapi, await ownCustomer(strapi, ctx), ctx.ip);
    ctx.body = { sent: true };
  },

  async export(ctx: Context) {
    sendPrivately(ctx, await exportData(strapi, await ownCustomer(strapi, ctx)));
    ctx.attachment('my-data.json');
  },

  async erase(ctx: Context) {
    const { password } = readBody(ctx, Password, texts().account.enterPassword);
    const customer = await ownCustomer(strapi, ctx);
    await requirePassword(strapi, customer, { password, ip: ctx.ip, field: 'password' });
    await eraseCustomer(strapi, { ...customer, language: currentLanguage() });
    logSecurityEvent({ event: 'sensitive_delete', customer: customer.documentId, by: 'password' });
    ctx.body = { data: { deleted: true } };
  },
});

function sendPrivately(ctx: Context, body: object): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.body = body;
}
