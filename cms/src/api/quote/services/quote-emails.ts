import type { Core } from '@strapi/strapi';
import type { Items } from '../../../platform/mail/email';
import { formatDate } from '../../../platform/dates/format-date';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { mailSettings } from '../../setting/services/mail-settings';
import { formatMoney, minorFromDecimal } from '../../../platform/money/money';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { quotePath, quotePdfPath } from '../../../platform/signed-links/quote-link';
import { picturesOf } from '../../email-picture/services/pictures';
import { shopProducts } from '../../product/services/shop-products';
import { leadTimeOf, leadTimeText } from './quote-delivery';
import type { QuoteRecord } from './quote-record';

/** Notifies the customer if the quote was answered or declined. */
export async function sendQuoteEmail(strapi: Core.Strapi, quote: QuoteRecord): Promise<void> {
  if (quote.state !== 'answered' && quote.state !== 'declined') return;
  const { reference, email, name, noteToCustomer, documentId, state } = quote;
  const isAnswered = state === 'answered';
  const desk = await mailSettings(strapi);
  const { currency } = await shopSettings(strapi);
  await enqueueMail(
    strapi,
    { from: desk.from, to: email, replyTo: desk.staff },
    {
      subject: isAnswered ? `Your quote ${reference}` : `Quote request ${reference}: declined`,
      text: [
        `Hello ${name},`,
        isAnswered
          ? 'Your quote is ready. You can order at these prices by purchase order or card. Shipping and tax are added at checkout.'
          : 'We are sorry, but we cannot quote for this request.',
        noteToCustomer,
      ].filter(Boolean),
      ...(isAnswered ? { items: await itemsOf(strapi, quote, currency) } : {}),
      facts: [['Quote', reference], ...(isAnswered ? factsOf(quote) : [])],
      link: { label: isAnswered ? 'View quote and order' : 'View your request', url: quoteUrl(documentId) },
      brand: desk.brand,
    },
  );
}

async function itemsOf(strapi: Core.Strapi, { lines }: QuoteRecord, currency: string): Promise<Items> {
  const partNumbers = lines.map(({ partNumber }) => partNumber);
  const [products, pictureOf] = [
    await shopProducts(strapi, partNumbers),
    await picturesOf(strapi, partNumbers),
  ];
  const minor = (price: number | null) => minorFromDecimal(price ?? 0, currency);
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  const total = lines.reduce((sum, { unitPrice, quantity }) => sum + minor(unitPrice) * quantity, 0);
  return {
    lines: lines.map(({ quantity, partNumber, unitPrice, configuration, leadTimeDays }) => ({
      partNumber,
      name: products.get(partNumber)?.name ?? '',
      remarks: [
        configuration ?? '',
        `Lead time: ${leadTimeText(leadTimeOf({ quantity, leadTimeDays }, products.get(partNumber)))}`,
      ].filter(Boolean),
      quantity,
      unitPrice: money(minor(unitPrice)),
      amount: money(minor(unitPrice) * quantity),
      picture: pictureOf(partNumber),
    })),
    sums: [['Total (excluding shipping and tax)', money(total)]],
  };
}

const factsOf = ({ validUntil, documentId }: QuoteRecord): [string, string][] => [
  ['Valid until', formatDate(validUntil ?? '')],
  ['PDF', siteOrigin() + quotePdfPath(documentId)],
];

const quoteUrl = (documentId: string) => siteOrigin() + quotePath(documentId);
