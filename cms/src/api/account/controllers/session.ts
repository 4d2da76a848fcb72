import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { logSecurityEvent } from '../../../platform/logs/security-events';
import { countRegistration } from '../services/attempts';
import { checkedAccount } from '../services/check-account';
import { normalEmail } from '../../../platform/mail/normal-email';
import { texts } from '../../../platform/messages/texts';
import { rejectConsumer } from '../services/customer-kind';
import { endToken } from '../services/ended-sessions';
import { minimumResponseTime } from '../services/minimum-response-time';
import { rejectWeak } from '../services/passwords';
import { readBody, uuidKey } from '../services/read-body';
import { registerOnce } from '../services/register';
import { ownCustomer } from '../services/own-customer';
import { endAllSessions, endCurrent, isTokenValid, startSession } from '../services/sessions';
import { signIn } from '../services/sign-in';
import { notifySignIn } from '../services/sign-in-listeners';

const Credentials = v.object({ identifier: v.string(), password: v.string() });
const Registration = v.looseObject({ email: v.string(), password: v.string() });

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async signIn(ctx: Context) {
    const credentials = readBody(ctx, Credentials, texts().account.enterEmailAndPassword);
    const customer = await signIn(strapi, { ...credentials, ip: ctx.ip });
    await notifySignIn(strapi, ctx, customer.documentId);
    ctx.body = await startSession(strapi, ctx, customer);
  },

  async register(ctx: Context) {
    const checked = v.parse(Registration, await checkedAccount('registration', ctx.request.body));
    const registration = { ...checked, email: normalEmail(checked.email) };
    await rejectConsumer(strapi, checked.customerKind);
    rejectWeak(registration.password, registration.email);
    await countRegistration(strapi, { email: registration.email, ip: ctx.ip });
    const minimumTime = minimumResponseTime();
    const customer = await registerOnce(strapi, registration, uuidKey(ctx));
    logSecurityEvent({ event: 'authn_login_success', customer: customer.documentId, by: 'registration' });
    await notifySignIn(strapi, ctx, customer.documentId);
    await minimumTime;
    ctx.body = await startSession(strapi, ctx, customer);
  },

  async end(ctx: Context) {
    await endCurrent(strapi, ctx);
    await endToken(strapi, ctx.get('authorization').replace(/^Bearer\s+/i, ''));
    ctx.body = { ok: true };
  },

  async endEverywhere(ctx: Context) {
    const { documentId } = await ownCustomer(strapi, ctx);
    await endAllSessions(strapi, documentId);
    ctx.body = { ok: true };
  },

  async verifyToken(ctx: Context) {
    const { jwt } = readBody(ctx, v.object({ jwt: v.string() }), 'jwt is missing');
    ctx.body = { data: { valid: await isTokenValid(strapi, jwt) } };
  },
});
