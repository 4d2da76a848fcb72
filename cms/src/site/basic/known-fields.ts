import type { Context } from 'koa';
import * as v from 'valibot';
import type { CallInProcess } from '../../platform/http/call-in-process';
import { texts } from '../../platform/messages/texts';
import type { BasicFormKnown } from '../../platform/site-build/site-entry';
import { readCookieCart } from './cookie-cart';

const Products = v.object({
  data: v.array(v.object({ url: v.string(), partNumber: v.nullish(v.string(), '') })),
});
const mostProducts = 50;
// The API rejects filters with more than 40 conditions.
const batchSize = 25;
const longestMessage = 5000;

/** Fields filled in by a link: `?message=…`, `?product=…` with URLs of products, `?partNumber=…`, `?cart=1`. */
export async function knownFields(call: CallInProcess, ctx: Context): Promise<BasicFormKnown> {
  const query = new URLSearchParams(ctx.querystring);
  const message = (query.get('message') ?? '').slice(0, longestMessage);
  const lines = [
    ...(await productLines(call, query.getAll('product').slice(0, mostProducts))),
    ...query.getAll('partNumber').slice(0, mostProducts).map(lineOf),
    ...(query.has('cart') ? await cartLines(call, ctx) : []),
  ];
  return { message, lines };
}

async function productLines(call: CallInProcess, urls: string[]) {
  const batches = Array.from({ length: Math.ceil(urls.length / batchSize) }, (_, index) =>
    urls.slice(index * batchSize, (index + 1) * batchSize),
  );
  const products = (await Promise.all(batches.map((batch) => productsOf(call, batch)))).flat();
  return urls
    .flatMap((url) => products.find((product) => product.url === url)?.partNumber ?? [])
    .map((partNumber) => lineOf(partNumber));
}

async function productsOf(call: CallInProcess, urls: string[]) {
  const query = new URLSearchParams({
    fields: 'url,partNumber',
    'pagination[pageSize]': String(batchSize),
  });
  for (const [index, url] of urls.entries()) query.append(`filters[url][$in][${index}]`, url);
  const { body } = await call({ method: 'GET', url: `/api/products?${query.toString()}` });
  return v.is(Products, body) ? body.data : [];
}

const lineOf = (partNumber: string) => ({ partNumber, quantity: 1, note: '' });

/** Certificates and services are in the note. */
async function cartLines(call: CallInProcess, ctx: Context) {
  const { cart } = await readCookieCart(call, ctx);
  return cart.lines.map(({ partNumber, quantity, reference, addOns, offeredAddOns }) => {
    const chosen = offeredAddOns.filter(({ code }) => addOns.includes(code));
    const notes = [...chosen.map(({ name }) => texts().site.withAddOn({ name })), reference];
    return { partNumber, quantity, note: notes.filter((text) => text !== '').join('; ') };
  });
}
