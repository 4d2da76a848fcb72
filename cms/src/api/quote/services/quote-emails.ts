import type { Core } from '@strapi/strapi';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { deskAddresses } from '../../setting/services/mail-desk';
import { minorFromDecimal } from '../../../platform/money/minor-units';
import { moneyText } from '../../../platform/money/money';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { quotePath, quotePdfPath } from '../../../platform/signed-links/quote-link';
import type { QuoteRecord } from './quote-record';

/** What the customer is told of the state a quote is in now. */
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
      subject: isAnswered ? `Your quote ${reference}` : `${reference}: we cannot make you an offer`,
      text: [
        `Hello ${name},`,
        isAnswered
          ? 'this is our quote. You can order from it at these prices on the page below, with a purchase order or by card. Tax and shipping are worked out there.'
          : 'we cannot make you an offer for what you asked for.',
        noteToCustomer,
      ].filter(Boolean),
      facts: [['Quote', reference], ...(isAnswered ? factsOf(quote, currency) : [])],
      link: { label: isAnswered ? 'See the quote and order' : 'Your request', url: address(documentId) },
      signature: desk.signature,
    },
  );
}

function factsOf({ lines, validUntil, documentId }: QuoteRecord, currency: string): [string, string][] {
  const minor = (price: number | null) => minorFromDecimal(price ?? 0, currency);
  const total = lines.reduce((sum, { unitPrice, quantity }) => sum + minor(unitPrice) * quantity, 0);
  return [
    [
      'Products',
      lines
        .map(
          ({ quantity, partNumber, unitPrice }) =>
            `${quantity} × ${partNumber}, ${moneyText(minor(unitPrice), currency)} each`,
        )
        .join('\n'),
    ],
    ['Total', `${moneyText(total, currency)} without tax and shipping`],
    ['Valid until', validUntil ?? ''],
    ['As PDF', siteOrigin() + quotePdfPath(documentId)],
  ];
}

const address = (documentId: string) => siteOrigin() + quotePath(documentId);
