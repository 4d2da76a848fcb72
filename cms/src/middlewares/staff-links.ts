import { createReadStream } from 'node:fs';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { fileNameFor } from '../attachments/file-name';
import { attachmentPath } from '../attachments/files';
import { attachmentSubjects, findAttachment } from '../attachments/stored-attachment';
import { hasPermissions, type Need, signedInMember } from '../editing/staff-access';
import { requestUid } from '../service-desk/request-record';
import { statusPath, statusToken } from '../service-desk/status-link';
import { orderPath } from '../shop/orders/order-link';
import { findOrder, orderUid } from '../shop/orders/order-record';
import { csvFields, ordersAsCsv } from '../shop/orders/orders-csv';
import { papersOf } from '../shop/orders/order-view';
import { orderPaper } from '../shop/orders/papers';
import { quotePath } from '../shop/quotes/quote-link';
import { quoteUid } from '../shop/quotes/quote-record';
import { sendPlainPage } from '../site/plain-page';

type Strapi = Core.Strapi;
type StaffLink = {
  path: RegExp;
  needs(strapi: Strapi, parts: string[]): Promise<Need[]> | Need[];
  send(strapi: Strapi, ctx: Context, parts: string[]): Promise<void> | void;
};

const readOrder: Need = {
  subject: orderUid,
  action: 'read',
  fields: ['number', 'name', 'company', 'lines', 'total', 'shippingAddress', 'billingAddress'],
};
const readRequest: Need = {
  subject: requestUid,
  action: 'read',
  fields: ['reference', 'name', 'instruments', 'returnAddress'],
};
const readQuote: Need = { subject: quoteUid, action: 'read', fields: ['reference', 'name', 'lines'] };

// Below /admin, where the browser sends the cookie of the admin's session along.
const links: StaffLink[] = [
  {
    path: /^\/admin\/orders\.csv$/,
    needs: () => [{ subject: orderUid, action: 'read', fields: csvFields }],
    send: sendOrders,
  },
  {
    // The customer's page can cancel the order, so reading it is not enough.
    path: /^\/admin\/orders\/([a-z\d]{24})\/page$/,
    needs: () => [readOrder, { subject: orderUid, action: 'update', fields: ['state'] }],
    send: (_strapi, ctx, [id = '']) => ctx.redirect(orderPath(id)),
  },
  {
    path: /^\/admin\/orders\/([a-z\d]{24})\/(confirmation|invoice|packing-slip)$/,
    needs: () => [readOrder],
    send: sendOrderPdf,
  },
  {
    // The customer's page can order what was quoted.
    path: /^\/admin\/quotes\/([a-z\d]{24})\/page$/,
    needs: () => [readQuote, { subject: quoteUid, action: 'update', fields: ['state'] }],
    send: (_strapi, ctx, [id = '']) => ctx.redirect(quotePath(id)),
  },
  {
    path: /^\/admin\/service-requests\/([a-z\d]{24})\/status$/,
    needs: () => [readRequest],
    send: (_strapi, ctx, [id = '']) => ctx.redirect(statusPath(id)),
  },
  {
    path: /^\/admin\/service-requests\/([a-z\d]{24})\/paper$/,
    needs: () => [readRequest],
    send: (_strapi, ctx, [id = '']) =>
      ctx.redirect(`/api/service-requests/${statusToken(id)}/shipping-paper`),
  },
  {
    path: /^\/admin\/attachments\/([\da-f-]{36})$/,
    needs: attachmentNeeds,
    send: sendAttachment,
  },
];

/** What belongs to orders and requests, for staff whose role may read that type. */
export default (_config: unknown, { strapi }: { strapi: Strapi }) =>
  async (ctx: Context, next: Next) => {
    const link = links.find(({ path }) => path.test(ctx.path));
    if (!link || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const parts = link.path.exec(ctx.path)?.slice(1) ?? [];
    const member = await signedInMember(strapi, ctx);
    if (!member) return signIn(ctx);
    if (!(await hasPermissions(strapi, member, await link.needs(strapi, parts)))) return forbid(ctx);
    ctx.set('Cache-Control', 'private, no-store');
    await link.send(strapi, ctx, parts);
  };

async function sendOrders(strapi: Strapi, ctx: Context): Promise<void> {
  ctx.attachment(`orders-${new Date().toISOString().slice(0, 10)}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  ctx.body = await ordersAsCsv(strapi);
}

// Sent from here and not by the customer's address of it, whose token could also cancel the order.
async function sendOrderPdf(strapi: Strapi, ctx: Context, [id = '', kind]: string[]): Promise<void> {
  const order = await findOrder(strapi, id);
  if (!order || !papersOf(order).some((known) => known === kind)) return gone(ctx);
  const { name, pdf } = await orderPaper(strapi, order, kind);
  ctx.set('Content-Disposition', `inline; filename="${name}.pdf"`);
  ctx.type = 'application/pdf';
  ctx.body = pdf;
}

// A file that no request claimed belongs to nobody. Only who may read every type of owner learns that it does not exist.
async function attachmentNeeds(strapi: Strapi, [file = '']: string[]): Promise<Need[]> {
  const found = await findAttachment(strapi, file);
  const subjects = found ? [found.subject] : attachmentSubjects;
  return subjects.map((subject) => ({ subject, action: 'read', fields: ['attachments'] }));
}

async function sendAttachment(strapi: Strapi, ctx: Context, [file = '']: string[]): Promise<void> {
  const found = await findAttachment(strapi, file);
  if (!found) return gone(ctx);
  ctx.set({
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
  });
  ctx.attachment(`${file.slice(0, 8)}-${fileNameFor(found.name, found.media)}`);
  ctx.type = found.media;
  ctx.body = createReadStream(attachmentPath(file));
}

function signIn(ctx: Context): void {
  const text =
    'Orders and files from customers are open to staff who are signed in. Sign in to the admin in this browser, then open this link again.';
  sendPlainPage(ctx, { status: 401, title: 'Please sign in first', text });
}

function forbid(ctx: Context): void {
  const text =
    'Your role in the admin does not give access to this. Ask an administrator if you need it for your work.';
  sendPlainPage(ctx, { status: 403, title: 'You cannot open this', text });
}

function gone(ctx: Context): void {
  const text = 'It was deleted with its order or request, or it does not exist yet.';
  sendPlainPage(ctx, { status: 404, title: 'This file was not found', text });
}
