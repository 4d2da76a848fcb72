import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { checkedAccount } from '../services/check-account';
import { normalEmail, shownCustomer } from '../services/customer';
import { rejectConsumer } from '../services/customer-kind';
import { demandPassword } from '../services/new-password';
import { ownCustomer } from '../services/own-customer';
import { eraseCustomer, exportData } from '../services/personal-data';
import { changeEmail, changeProfile, confirmEmail, sendConfirmation } from '../services/profile';
import { readBody } from '../services/read-body';
import { sessionOf } from '../services/sessions';
import { notifySignIn } from '../services/sign-in-listeners';

const Change = v.looseObject({ email: v.optional(v.string()), currentPassword: v.optional(v.string(), '') });
const Code = v.object({ code: v.string(), password: v.optional(v.string()) });
const Password = v.object({ password: v.string() });

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async me(ctx: Context) {
    sendPrivately(ctx, shownCustomer(await ownCustomer(strapi, ctx)));
  },

  async update(ctx: Context) {
    const customer = await ownCustomer(strapi, ctx);
    const { email, currentPassword, ...change } = readBody(ctx, Change, 'Send an object.');
    const checked = await checkedAccount('profile', {
      ...shownCustomer(customer),
      ...change,
      email: email ?? customer.email,
    });
    if (checked.customerKind !== customer.customerKind) await rejectConsumer(strapi, checked.customerKind);
    const { email: checkedEmail, ...profile } = checked;
    const wanted = normalEmail(String(checkedEmail));
    if (wanted !== customer.email)
      await demandPassword(strapi, customer, { password: currentPassword, address: ctx.ip });
    const changed = await changeProfile(strapi, customer.documentId, profile);
    sendPrivately(
      ctx,
      shownCustomer(wanted === customer.email ? changed : await changeEmail(strapi, changed, wanted)),
    );
  },

  async confirmEmail(ctx: Context) {
    const { code, password } = readBody(ctx, Code, 'The link is incomplete.');
    const signedInAs: string | undefined = ctx.state.user?.documentId;
    const customer = await confirmEmail(strapi, { code, password, signedInAs, address: ctx.ip });
    await notifySignIn(strapi, ctx, customer.documentId);
    sendPrivately(ctx, sessionOf(strapi, customer));
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
    const { password } = readBody(ctx, Password, 'Enter your password.');
    const customer = await ownCustomer(strapi, ctx);
    await demandPassword(strapi, customer, { password, address: ctx.ip, field: 'password' });
    await eraseCustomer(strapi, customer);
    ctx.body = { data: { deleted: true } };
  },
});

function sendPrivately(ctx: Context, body: object): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.body = body;
}
