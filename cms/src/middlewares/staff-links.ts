import { createReadStream } from 'node:fs';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { attachmentPath } from '../attachments/files';
import { extensionOf } from '../attachments/media-types';
import { mayReadRequests } from '../attachments/staff-session';
import { orderPath, paperPath as orderPaperPath } from '../shop/orders/order-link';
import { ordersAsCsv } from '../shop/orders/orders-csv';
import { quotePath } from '../shop/quotes/quote-link';
import { statusPath, statusToken } from '../service-desk/status-link';
import { sendPlainPage } from '../site/plain-page';
import { tables } from '../tables/tables';

type Row = { file: string; name: string; media: string };

const attachment = /^\/admin\/attachments\/([\da-f-]{36})$/;
const order = /^\/admin\/orders\/([a-z\d]{24})\/(page|confirmation|invoice|packing-slip)$/;
const quote = /^\/admin\/quotes\/([a-z\d]{24})\/page$/;
const request = /^\/admin\/service-requests\/([a-z\d]{24})\/(status|paper)$/;

// What belongs to a request, for who is signed in to the admin and may read requests. Below /admin, where the browser
// sends the session along.
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    const [, file] = attachment.exec(ctx.path) ?? [];
    const [, documentId, what] = request.exec(ctx.path) ?? [];
    const [, orderId, paper = ''] = order.exec(ctx.path) ?? [];
    const [, quoteId] = quote.exec(ctx.path) ?? [];
    const isList = ctx.path === '/admin/orders.csv';
    if ((!file && !documentId && !orderId && !quoteId && !isList) || ctx.method !== 'GET') return next();
    if (!(await mayReadRequests(strapi, ctx))) return signIn(ctx);
    if (isList) return sendOrders(strapi, ctx);
    if (quoteId) return ctx.redirect(quotePath(quoteId));
    if (orderId) return ctx.redirect(paper === 'page' ? orderPath(orderId) : orderPaperPath(orderId, paper));
    if (file) return sendAttachment(strapi, ctx, file);
    if (documentId) ctx.redirect(what === 'status' ? statusPath(documentId) : paperPath(documentId));
  };

async function sendOrders(strapi: Core.Strapi, ctx: Context): Promise<void> {
  ctx.set('Cache-Control', 'private, no-store');
  ctx.attachment(`orders-${new Date().toISOString().slice(0, 10)}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = await ordersAsCsv(strapi);
}

async function sendAttachment(strapi: Core.Strapi, ctx: Context, file: string): Promise<void> {
  const row: Row | undefined = await strapi.db
    .connection(tables.attachments)
    .where({ file })
    .whereNotNull('completed')
    .first();
  if (!row) return gone(ctx);
  ctx.set({
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  });
  ctx.attachment(`${file.slice(0, 8)}-${row.name}${missingExtension(row)}`);
  ctx.type = row.media;
  ctx.body = createReadStream(attachmentPath(file));
}

function paperPath(documentId: string): string {
  return `/api/service-requests/${statusToken(documentId)}/shipping-paper`;
}

function missingExtension({ name, media }: Row): string {
  return /\.\w{2,5}$/.test(name) ? '' : extensionOf(media);
}

function signIn(ctx: Context): void {
  const text =
    'Files that customers sent are open to staff who are signed in. Sign in to the admin in this browser, then open this address again.';
  sendPlainPage(ctx, { status: 401, title: 'Please sign in first', text });
}

function gone(ctx: Context): void {
  sendPlainPage(ctx, {
    status: 404,
    title: 'This file is not here',
    text: 'It was deleted with its request.',
  });
}
