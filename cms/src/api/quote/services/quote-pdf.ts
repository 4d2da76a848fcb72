import type { Core } from '@strapi/strapi';
import { formatDate } from '../../../platform/dates/format-date';
import { notFound } from '../../../platform/http/http-error';
import { typeset } from '../../../platform/pdf/typesetter';
import { words } from '../../../platform/pdf/words';
import { withPictures } from '../../email-picture/services/pictures';
import { companyOf } from '../../setting/services/company';
import { printedLogo } from '../../setting/services/printed-logo';
import { countryName } from '../../address/services/countries';
import type { QuoteAccess } from '../../pricing/services/checkout-requests';
import { formatMoney } from '../../../platform/money/money';
import { type ShopSettings, shopSettings } from '../../shop-setting/services/shop-settings';
import { basketFrom, findLinkedQuote, type QuoteBasket } from './quote-basket';
import { leadTimeOf, leadTimeText, shippingOf } from './quote-delivery';
import type { QuoteRecord } from './quote-record';
import { isFixed } from './quote-states';

/** The quote as a PDF. @throws an HttpError (404) if it was not answered or the link is invalid */
export async function quotePdf(
  strapi: Core.Strapi,
  access: QuoteAccess,
): Promise<{ name: string; pdf: Buffer }> {
  const quote = await findLinkedQuote(strapi, access);
  if (!isFixed(quote.state)) throw notFound();
  const basket = await basketFrom(strapi, quote);
  const settings = await shopSettings(strapi);
  const shipping = await shippingOf(strapi, basket, quote.country);
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: basket.cart.currency });
  const data = {
    ...headOf(quote, settings),
    company: await companyOf(strapi),
    logo: await printedLogo(strapi),
    lines: await withPictures(strapi, linesOf(quote, basket, settings)),
    sums: [
      ['Subtotal', money(basket.cart.subtotal)],
      ...(shipping
        ? [[`Shipping to ${countryName(quote.country)}, ${shipping.name}`, money(shipping.price)]]
        : []),
      [
        shipping ? 'Total excluding tax' : 'Total excluding shipping and tax',
        money(basket.cart.subtotal + (shipping?.price ?? 0)),
      ],
    ],
    notes: notesOf(quote, settings),
  };
  const pdf = typeset({ template: 'order.typ', data }, (set) => set.pdf());
  return { name: quote.reference, pdf };
}

function headOf(quote: QuoteRecord, { vatNumber }: ShopSettings) {
  const { reference, createdAt, validUntil, name, company, country } = quote;
  return {
    revision: createdAt.slice(0, 10),
    date: formatDate(createdAt),
    language: 'en',
    words: { ...words.en, revision: 'Quote' },
    replacedBy: null,
    title: 'Quote',
    number: reference,
    hasPrices: true,
    heads: ['Product', 'Quantity', 'Price', 'Lead time', 'Amount'],
    to: [company, name, country === '' ? '' : countryName(country)].filter(Boolean),
    facts: [
      ['Quote', reference],
      ['Requested on', formatDate(createdAt)],
      ['Valid until', formatDate(validUntil ?? '')],
      ['Our VAT number', vatNumber],
    ].filter(([, value]) => value !== ''),
  };
}

function linesOf(quote: QuoteRecord, { cart, products }: QuoteBasket, { originCountry }: ShopSettings) {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: cart.currency });
  return cart.lines.map((line, index) => {
    const product = products.get(line.partNumber);
    const quoted = quote.lines[index];
    const origin = product && countryName(product.originCountry || originCountry);
    const tariff = product?.tariffNumber && `Tariff number ${product.tariffNumber}`;
    return {
      partNumber: line.partNumber,
      name: product?.name ?? '',
      remark: [quoted?.configuration, quoted?.note, tariff, origin && `Origin ${origin}`]
        .filter(Boolean)
        .join(' · '),
      quantity: String(line.quantity),
      unitPrice: money(line.unitPrice),
      taxRate: leadTimeText(quoted ? leadTimeOf(quoted, product) : null),
      net: money(line.lineTotal),
    };
  });
}

const notesOf = ({ noteToCustomer, validUntil }: QuoteRecord, { paymentDays }: ShopSettings): string[] =>
  [
    noteToCustomer,
    'Lead times are in working days from our order confirmation. Tax is added when you order.',
    `Invoices are due net ${paymentDays} days from the invoice date.`,
    validUntil === null ? '' : `These prices are valid until ${formatDate(validUntil)}.`,
  ].filter((note) => note !== '');
