import type { Core } from '@strapi/strapi';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { deskAddresses } from '../../setting/services/mail-desk';
import { minorFromDecimal } from '../../../platform/money/minor-units';
import { moneyText } from '../../../platform/money/money';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { quotePath, quotePdfPath } from '../../../platform/signed-links/quote-link';
import type { QuoteRecord } from './quote-record';

/** Tells the customer about the quote's new state. */
export async function sendQuoteChange(strapi: Core.Strapi, quote: QuoteRecord): Promise<void> {
  if (quote.state !== 'answered' && quote.state !== 'declined') return;
  const { reference, email, name, noteToCustomer, documentId, state } = quote;
  const isAnswered = state === 'answered';
  const desk = await deskAddresses(strapi);
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
          : 'We are sorry that we cannot quote for this request.',
        noteToCustomer,
      ].filter(Boolean),
      facts: [['Quote', reference], ...(isAnswered ? factsOf(quote, currency) : [])],
      link: { label: isAnswered ? 'View quote and order' : 'View your request', url: quoteUrl(documentId) },
      signature: desk.signature,
    },
  );
}

function factsOf({ lines, validUntil, documentId }: QuoteRecord, currency: string): [string, string][] {
  const minor = (price: number | null) => minorFromDecimal(price ?? 0, currency);
  const money = (amount: number) => moneyText(amount, currency);
  const total = lines.reduce((sum, { unitPrice, quantity }) => sum + minor(unitPrice) * quantity, 0);
  return [
    [
      'Products',
      lines
        .map(
          ({ quantity, partNumber, unitPrice }) =>
            `${quantity} × ${partNumber}: ${money(minor(unitPrice) * quantity)} (${money(minor(unitPrice))} each)`,
        )
        .join('\n'),
    ],
    ['Total', `${money(total)} (excluding shipping and tax)`],
    ['Valid until', validUntil ?? ''],
    ['PDF', siteOrigin() + quotePdfPath(documentId)],
  ];
}

const quoteUrl = (documentId: string) => siteOrigin() + quotePath(documentId);
