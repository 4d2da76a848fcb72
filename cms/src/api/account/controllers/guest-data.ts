import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { parseData } from '../../../platform/http/parse-data';
import { logSecurityEvent } from '../../../platform/logs/security-events';
import { currentLanguage } from '../../../platform/messages/language';
import { texts } from '../../../platform/messages/texts';
import { redeemPass } from '../../human-check/services/passes';
import { emailOfCode } from '../services/guest-code';
import { eraseGuest, exportGuest, sendGuestLink } from '../services/guest-data';
import { EmailForm } from '../services/email-form';

const Code = v.object({
  code: v.pipe(
    v.string(() => texts().account.linkIncomplete),
    v.maxLength(600),
  ),
});

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async request(ctx: Context) {
    const { email } = parseData(EmailForm, ctx.request.body);
    await redeemPass(strapi, { pass: ctx.get('captcha-pass'), entry: ctx.state.entry });
    await sendGuestLink(strapi, email);
    ctx.body = { data: { sent: true } };
  },

  async export(ctx: Context) {
    const { code } = parseData(Code, ctx.request.body);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await exportGuest(strapi, emailOfCode(code));
  },

  async erase(ctx: Context) {
    const { code } = parseData(Code, ctx.request.body);
    await eraseGuest(strapi, emailOfCode(code), currentLanguage());
    logSecurityEvent({ event: 'sensitive_delete', by: 'mailed link' });
    ctx.body = { data: { deleted: true } };
  },
});
