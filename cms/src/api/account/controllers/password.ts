import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { logSecurityEvent } from '../../../platform/logs/security-events';
import { texts } from '../../../platform/messages/texts';
import { checkedAccount } from '../services/check-account';
import { ownCustomer } from '../services/own-customer';
import { changePassword, resetPassword, sendResetLink } from '../services/new-password';
import { readBody } from '../services/read-body';
import { startSession } from '../services/sessions';
import { notifySignIn } from '../services/sign-in-listeners';

const ResetRequest = v.object({ email: v.pipe(v.string(), v.maxLength(254)) });
const New = v.looseObject({ password: v.string() });
const Code = v.object({ code: v.string() });
const Current = v.object({ currentPassword: v.string() });

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async forgot(ctx: Context) {
    const { email } = readBody(ctx, ResetRequest, texts().account.enterEmail);
    await sendResetLink(strapi, { email, ip: ctx.ip });
    ctx.body = { ok: true };
  },

  async reset(ctx: Context) {
    const { code } = readBody(ctx, Code, texts().account.linkIncomplete);
    const { password } = v.parse(New, await checkedAccount('password', ctx.request.body));
    const customer = await resetPassword(strapi, { code, password });
    logSecurityEvent({ event: 'authn_login_success', customer: customer.documentId, by: 'mailed link' });
    await notifySignIn(strapi, ctx, customer.documentId);
    ctx.body = await startSession(strapi, ctx, customer);
  },

  async change(ctx: Context) {
    const { currentPassword } = readBody(ctx, Current, texts().account.enterCurrentPassword);
    const { password } = v.parse(New, await checkedAccount('password', ctx.request.body));
    const customer = await ownCustomer(strapi, ctx);
    const input = { current: currentPassword, password, ip: ctx.ip };
    ctx.body = await startSession(strapi, ctx, await changePassword(strapi, customer, input));
  },
});
