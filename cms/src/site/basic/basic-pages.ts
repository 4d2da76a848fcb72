import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { environment } from '../../platform/config/environment';
import { createCall } from '../../platform/http/call-in-process';
import { HttpError, notFound } from '../../platform/http/http-error';
import { createRead } from '../../platform/http/read-in-process';
import { texts } from '../../platform/messages/texts';
import { siteHeaders } from '../headers';
import { publicConfig } from '../public-config';
import { createBasicCart } from './basic-cart';
import { basicBuild, type Outcome, type Rendered } from './basic-build';
import { createBasicForms } from './basic-forms';
import { chooseMarket } from './choose-market';

/** The pages for visitors without JavaScript (decision 34). They call the API as the site's own scripts do. */
export function createBasicPages(strapi: Core.Strapi) {
  const call = createCall(strapi);
  const read = createRead(strapi);
  const cart = createBasicCart(call);
  const forms = createBasicForms(call);

  async function outcomeOf(ctx: Context): Promise<Outcome> {
    const [, , name = '', action] = ctx.path.split('/');
    const isPost = ctx.method === 'POST';
    if (name === 'cart' && action === undefined) return isPost ? cart.change(ctx) : cart.show(ctx);
    if (name === 'market' && action === undefined && isPost) return chooseMarket(ctx);
    const { basicForms } = await basicBuild();
    const form = basicForms.find(name);
    if (form && action === undefined) return isPost ? forms.send(ctx, form) : forms.open(ctx, form);
    if (form && action === 'received' && !isPost) return forms.receipt(ctx, form);
    throw notFound();
  }

  async function render(ctx: Context, { status, page, retryAfterSeconds }: Rendered): Promise<void> {
    const { renderBasicPage, template, withStyles } = await basicBuild();
    const origin = originOf(ctx);
    const config = publicConfig(origin);
    const { html, inline } = withStyles(
      await renderBasicPage({ url: ctx.url, origin, template, read: read.published, config, page }),
    );
    ctx.body = html;
    ctx.status = status;
    ctx.type = 'html';
    const headers = siteHeaders(inline);
    ctx.set({
      ...headers,
      'Content-Security-Policy': `${headers['Content-Security-Policy']}; ${withoutScripts}`,
    });
    if (retryAfterSeconds !== undefined) ctx.set('Retry-After', String(retryAfterSeconds));
  }

  return async (ctx: Context): Promise<void> => {
    // For the Back button, browsers keep a form with its values. The cart is always requested again.
    const isCart = ctx.path === '/basic/cart';
    ctx.set({
      'Cache-Control': isCart ? 'private, no-store' : 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    });
    checkRequest(ctx);
    const outcome = await outcomeOf(ctx);
    if ('page' in outcome) return render(ctx, outcome);
    ctx.status = 303;
    ctx.redirect(outcome.location);
  };
}

// Hides controls that need JavaScript, even in browsers that support it. Other pages are not in the sandbox.
const withoutScripts =
  'sandbox allow-forms allow-same-origin allow-downloads allow-popups allow-popups-to-escape-sandbox';

/** @throws an HttpError for a request that no form of this site sends */
function checkRequest(ctx: Context): void {
  if (ctx.method === 'GET' || ctx.method === 'HEAD') return;
  const { methodNotSupported, sentFromElsewhere, formatNotSupported } = texts().site;
  if (ctx.method !== 'POST')
    throw new HttpError(methodNotSupported, { status: 405, name: 'MethodNotAllowedError' });
  if (!isSameOrigin(ctx, originOf(ctx)))
    throw new HttpError(sentFromElsewhere, { status: 403, name: 'ForbiddenError' });
  if (!ctx.is('urlencoded'))
    throw new HttpError(formatNotSupported, { status: 415, name: 'UnsupportedMediaTypeError' });
}

function originOf(ctx: Context): string {
  return environment().SITE_URL ?? ctx.origin;
}

/**
 * Whether a form was posted from a page of this site. Every current browser sends at least one of these headers; a
 * client that sends neither is not a browser, so another site cannot misuse it.
 */
function isSameOrigin(ctx: Context, origin: string): boolean {
  const site = ctx.get('sec-fetch-site');
  // "none" is a form that the visitor reloaded.
  if (site !== '') return site === 'same-origin' || site === 'none';
  const from = ctx.get('origin');
  return from === '' || from === origin;
}
