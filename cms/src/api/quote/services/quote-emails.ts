import type { Core } from '@strapi/strapi';
import type { Items } from '../../../platform/mail/email';
import { formatDate } from '../../../platform/dates/format-date';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { pageUrl } from '../../../platform/mail/site-origin';
import { texts } from '../../../platform/messages/texts';
import { mailSettings } from '../../setting/services/mail-settings';
import { minorFromDecimal } from '../../../platform/money/money';
import { priceText } from '../../../platform/money/price-text';
import { currencyOf } from '../../shop-setting/services/current-currency';
import { quotePath, quotePdfPath } from '../../../platform/signed-links/quote-link';
import { marketOf } from '../../market/services/markets';
import { picturesOf } from '../../email-picture/services/pictures';
import { shopProducts } from '../../product/services/shop-products';
import { withTranslatedConfigurations, withTranslatedNames } from '../../translation/services/dictionary';
import { leadTimeOf, leadTimeText } from './quote-delivery';
import type { QuoteRecord } from './quote-record';

/** Notifies the customer if the quote was answered or declined. */
export async function sendQuoteEmail(strapi: Core.Strapi, quote: QuoteRecord): Promise<void> {
  if (quote.state !== 'answered' && quote.state !== 'declined') return;
  const { reference, email, name, noteToCustomer, documentId, state } = quote;
  const isAnswered = state === 'answered';
  const desk = await mailSettings(strapi);
  const currency = quote.currency || (await currencyOf(strapi, await marketOf(strapi, quote)));
  const t = texts().quotes;
  await enqueueMail(
    strapi,
    { from: desk.from, to: email, replyTo: desk.staff },
    {
      subject: isAnswered ? t.answeredSubject({ reference }) : t.declinedSubject({ reference }),
      text: [
        texts().emails.hello({ name }),
        isAnswered ? t.answeredText : t.declinedText,
        noteToCustomer,
      ].filter(Boolean),
      ...(isAnswered ? { items: await itemsOf(strapi, quote, currency) } : {}),
      facts: [[t.quote, reference], ...(isAnswered ? factsOf(quote) : [])],
      link: { label: isAnswered ? t.viewAndOrder : t.viewRequest, url: quoteUrl(documentId) },
      brand: desk.brand,
    },
  );
}

async function itemsOf(
  strapi: Core.Strapi,
  { lines: stored }: QuoteRecord,
  currency: string,
): Promise<Items> {
  const lines = await withTranslatedConfigurations(strapi, stored);
  const partNumbers = lines.map(({ partNumber }) => partNumber);
  const [products, pictureOf] = [
    await shopProducts(strapi, partNumbers),
    await picturesOf(strapi, partNumbers),
  ];
  const t = texts().quotes;
  const minor = (price: number | null) => minorFromDecimal(price ?? 0, currency);
  const money = (amountMinor: number) => priceText({ amountMinor, currency });
  const total = lines.reduce((sum, { unitPrice, quantity }) => sum + minor(unitPrice) * quantity, 0);
  const items = lines.map(({ quantity, partNumber, unitPrice, configuration, leadTimeDays }) => ({
    partNumber,
    name: products.get(partNumber)?.name ?? '',
    remarks: [
      configuration ?? '',
      t.leadTimeIs({
        leadTime: leadTimeText(leadTimeOf({ quantity, leadTimeDays }, products.get(partNumber))),
      }),
    ].filter(Boolean),
    quantity,
    unitPrice: money(minor(unitPrice)),
    amount: money(minor(unitPrice) * quantity),
    picture: pictureOf(partNumber),
  }));
  return {
    lines: await withTranslatedNames(strapi, items),
    sums: [[t.totalBeforeCheckout, money(total)]],
  };
}

const factsOf = ({ validUntil, documentId }: QuoteRecord): [string, string][] => [
  [texts().quotes.validUntil, formatDate(validUntil ?? '')],
  [texts().quotes.pdf, pageUrl(quotePdfPath(documentId))],
];

const quoteUrl = (documentId: string) => pageUrl(quotePath(documentId));
