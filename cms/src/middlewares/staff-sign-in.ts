import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { minimumResponseTime } from '../api/account/services/minimum-response-time';
import { SecondFactorNeeded } from '../api/second-factor/services/demand';
import { countAttempt } from '../platform/rate-limit/rate-limit';

// Koa's router ignores case and a slash at the end.
const paths = /^\/admin\/(login|forgot-password|reset-password)\/?$/i;

// Per hour. Strapi itself only counts by the combination of e-mail and IP, in memory.
const mostFromOneIp = 50;
const mostAtOneEmail = 100;
const mostMailsToOneEmail = 5;
const mostMailsFromOneIp = 20;

/**
 * Sign-in to the admin, as for customers: neither the text nor the time of a response reveals which e-mails have an
 * account, and attempts are limited by IP and by e-mail.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const kind = ctx.method === 'POST' ? paths.exec(ctx.path)?.[1]?.toLowerCase() : undefined;
    if (kind === undefined) return next();
    const limits = limitsOf(kind, { ip: ctx.ip, email: emailIn(ctx.request.body) });
    const attempt = await countAttempt(strapi, limits);
    const minimumTime = minimumResponseTime();
    let isCorrect = false;
    try {
      await next();
      isCorrect = kind === 'login' && ctx.status === 200;
    } catch (error) {
      isCorrect = kind === 'login' && error instanceof SecondFactorNeeded;
      throw error;
    } finally {
      if (isCorrect) await attempt.takeBack();
      else await minimumTime;
    }
  };

function limitsOf(kind: string, { ip, email }: { ip: string; email: string }) {
  if (kind === 'forgot-password')
    return [
      { bucket: `staff-mail:${email}`, most: mostMailsToOneEmail },
      { bucket: `staff-mail-from:${ip}`, most: mostMailsFromOneIp },
    ];
  return [
    { bucket: `staff-guess-from:${ip}`, most: mostFromOneIp },
    { bucket: `staff-guess-at:${email}`, most: mostAtOneEmail },
  ];
}

function emailIn(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
}
