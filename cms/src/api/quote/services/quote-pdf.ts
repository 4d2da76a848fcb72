import type { Core } from '@strapi/strapi';
import { formatDate } from '../../../platform/dates/format-date';
import { notFound } from '../../../platform/http/http-error';
import { texts } from '../../../platform/messages/texts';
import { typeset } from '../../../platform/pdf/typesetter';
import { withPictures } from '../../email-picture/services/pictures';
import { companyOf } from '../../setting/services/company';
import { printedLogo } from '../../setting/services/printed-logo';
import { countryName } from '../../address/services/countries';
import type { QuoteAccess } from '../../pricing/services/checkout-requests';
import { priceText } from '../../../platform/money/price-text';
import { type ShopSettings, shopSettings } from '../../shop-setting/services/shop-settings';
import { withTranslatedConfigurations, withTranslatedNames } from '../../translation/services/dictionary';
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
  const offered = await shippingOf(strapi, basket, quote.country);
  const [shipping] = await withTranslatedNames(strapi, offered ? [offered] : []);
  const quoted = { ...quote, lines: await withTranslatedConfigurations(strapi, quote.lines) };
  const t = texts().quotes;
  const money = (amountMinor: number) => priceText({ amountMinor, currency: basket.cart.currency });
  const data = {
    ...headOf(quote, settings),
    company: await companyOf(strapi),
    logo: await printedLogo(strapi),
    paper: basket.market?.paperSize ?? 'a4',
    lines: await withPictures(strapi, await withTranslatedNames(strapi, linesOf(quoted, basket, settings))),
    sums: [
      [t.subtotal, money(basket.cart.subtotal)],
      ...(shipping
        ? [
            [
              t.shippingTo({ country: countryName(quote.country), method: shipping.name }),
              money(shipping.price),
            ],
          ]
        : []),
      [
        shipping ? t.totalWithShipping : t.totalWithoutShipping,
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
  const t = texts().quotes;
  return {
    revision: createdAt.slice(0, 10),
    date: formatDate(createdAt),
    words: { revision: t.quote },
    replacedBy: null,
    title: t.quote,
    number: reference,
    hasPrices: true,
    heads: [t.product, t.quantity, t.price, t.leadTime, t.amount],
    to: [company, name, country === '' ? '' : countryName(country)].filter(Boolean),
    facts: [
      [t.quote, reference],
      [t.requestedOn, formatDate(createdAt)],
      [t.validUntil, formatDate(validUntil ?? '')],
      [t.ourVatNumber, vatNumber],
    ].filter(([, value]) => value !== ''),
  };
}

function linesOf(quote: QuoteRecord, { cart, products }: QuoteBasket, { originCountry }: ShopSettings) {
  const money = (amountMinor: number) => priceText({ amountMinor, currency: cart.currency });
  const t = texts().quotes;
  return cart.lines.map((line, index) => {
    const product = products.get(line.partNumber);
    const quoted = quote.lines[index];
    const country = product && countryName(product.originCountry || originCountry);
    const tariff = product?.tariffNumber && t.tariffNumber({ number: product.tariffNumber });
    return {
      partNumber: line.partNumber,
      name: product?.name ?? '',
      remark: [quoted?.configuration, quoted?.note, tariff, country && t.origin({ country })]
        .filter(Boolean)
        .join(' · '),
      quantity: String(line.quantity),
      unitPrice: money(line.unitPrice),
      taxRate: leadTimeText(quoted ? leadTimeOf(quoted, product) : null),
      net: money(line.lineTotal),
    };
  });
}

function notesOf({ noteToCustomer, validUntil }: QuoteRecord, { paymentDays }: ShopSettings): string[] {
  const t = texts().quotes;
  return [
    noteToCustomer,
    t.leadTimesNote,
    t.paymentNote({ days: paymentDays }),
    validUntil === null ? '' : t.validUntilNote({ date: formatDate(validUntil) }),
  ].filter((note) => note !== '');
}
