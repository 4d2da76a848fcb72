import type { Core } from '@strapi/strapi';
import { formatDate } from '../../../platform/dates/format-date';
import { notFound } from '../../../platform/http/http-error';
import { typeset } from '../../../platform/pdf/typesetter';
import { words as pdfWords } from '../../../platform/pdf/words';
import { withPictures } from '../../email-picture/services/pictures';
import { companyOf } from '../../setting/services/company';
import { printedLogo } from '../../setting/services/printed-logo';
import { addressLines } from '../../address/services/address-lines';
import { formatMoney, minorFromDecimal } from '../../../platform/money/money';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { creditNoteTable } from './credit-note';
import type { OrderRecord, Refund } from './order-record';
import { orderPdfKinds, availablePdfs, deliveriesText, type OrderPdfKind, remarksOf } from './order-view';
import type { OrderState } from './order-states';

const titles: Record<OrderPdfKind, string> = {
  confirmation: 'Order confirmation',
  invoice: 'Invoice',
  'packing-slip': 'Packing slip',
};

export async function orderPdf(
  strapi: Core.Strapi,
  order: OrderRecord,
  requested: unknown,
): Promise<{ name: string; pdf: Buffer }> {
  const refund = order.refunds.find(({ creditNote }) => creditNote !== '' && creditNote === requested);
  const kind = orderPdfKinds.find((known) => known === requested);
  if (!refund && (!kind || !availablePdfs(order).includes(kind))) throw notFound();
  const { vatNumber, paymentDays } = await shopSettings(strapi);
  const { facts, name, ...content } = refund
    ? creditNoteOf(order, refund)
    : contentOf(order, { kind: kind ?? 'confirmation', paymentDays });
  const own = vatNumber === '' ? [] : [['Our VAT number', vatNumber]];
  const data = {
    ...content,
    facts: [...facts, ...own],
    lines: await withPictures(strapi, content.lines),
    company: await companyOf(strapi),
    logo: await printedLogo(strapi),
  };
  const pdf = typeset({ template: 'order.typ', data }, (set) => set.pdf());
  return { name: `${order.number}-${name}`, pdf };
}

/** A credit note, which corrects the invoice in the customer's accounting. */
function creditNoteOf(order: OrderRecord, refund: Refund) {
  const { number, billingAddress, shippingAddress, totals } = order;
  const date = refund.at.slice(0, 10);
  const facts: [string, string][] = [
    ['Order', number],
    ['Date', formatDate(date)],
    ['Corrects invoice', `R${number.slice(1)}`],
    ['Reason', refund.reason],
    ['Your reference', order.reference],
    ['Your VAT number', order.vatNumber],
    ['Refunded to', order.card === '' ? '' : `card ending in ${order.card.split(' ')[1] ?? ''}`],
  ];
  const failed = refund.failedAt && formatDate(refund.failedAt.slice(0, 10));
  return {
    ...headOf(date),
    title: 'Credit note',
    name: refund.creditNote,
    number: refund.creditNote,
    hasPrices: true,
    to: addressLines(billingAddress ?? shippingAddress),
    facts: facts.filter(([, value]) => value !== ''),
    ...creditNoteTable(order, refund),
    notes: [
      ...totals.notes,
      ...(failed ? [`Void: the refund failed on ${failed} and was not paid out.`] : []),
    ],
  };
}

const headOf = (date: string) => ({
  revision: date,
  date: formatDate(date),
  language: 'en',
  words: { ...pdfWords.en, revision: 'Order' },
  replacedBy: null,
});

type Pdf = { kind: OrderPdfKind; paymentDays: number };

function contentOf(order: OrderRecord, pdf: Pdf) {
  const { number, totals, shippingAddress, billingAddress } = order;
  const { kind } = pdf;
  const date = dateOf(order, kind);
  return {
    ...headOf(date),
    name: isAcknowledgement(order, kind) ? 'acknowledgement' : kind,
    title: isAcknowledgement(order, kind) ? 'Order acknowledgement' : titles[kind],
    number: kind === 'invoice' ? `R${number.slice(1)}` : number,
    hasPrices: kind !== 'packing-slip',
    to: addressLines(kind === 'invoice' ? (billingAddress ?? shippingAddress) : shippingAddress),
    facts: [['Order', number], ['Date', formatDate(date)], ...factsOf(order, pdf)].filter(
      ([, value]) => value !== '',
    ),
    ...tableOf(order),
    notes: [...totals.notes, ...(isAcknowledgement(order, kind) ? [acknowledgementNote(order)] : [])],
  };
}

function factsOf(order: OrderRecord, { kind, paymentDays }: Pdf): [string, string][] {
  const { shippingAddress, billingAddress } = order;
  const isSentElsewhere = kind === 'invoice' && billingAddress;
  return [
    ['Ordered on', formatDate(order.placedAt)],
    ['Confirmed on', formatDate(confirmedAt(order))],
    ['Shipped on', formatDate(dayOf(order, 'shipped'))],
    ['Purchase order', order.purchaseOrderNumber],
    ['Your reference', order.reference],
    ['Your VAT number', order.vatNumber],
    ['Paid by', order.card === '' ? '' : `card ending in ${order.card.split(' ')[1] ?? ''}`],
    ['Payment terms', kind === 'packing-slip' ? '' : paymentTerms(order, { kind, paymentDays })],
    ['Shipping', order.shippingMethod],
    ['Deliveries', deliveriesText(order)],
    ['Shipping address', isSentElsewhere ? addressLines(shippingAddress).join(', ') : ''],
  ];
}

function tableOf({ lines, totals }: OrderRecord) {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: totals.currency });
  const decimal = (amount: number) => money(minorFromDecimal(amount, totals.currency));
  return {
    lines: lines.map((line) => ({
      partNumber: line.partNumber,
      name: line.name,
      remark: remarksOf(line).join(' · '),
      quantity: String(line.quantity),
      unitPrice: decimal(line.unitPrice),
      net: decimal(line.net),
      taxRate: `${line.taxRate}%`,
    })),
    sums: [
      ['Subtotal', money(totals.subtotal)],
      ['Shipping', money(totals.shipping)],
      ...totals.taxes.map(({ name, rate, base, amount }) => [
        `${name} ${rate}% of ${money(base)}`,
        money(amount),
      ]),
      ['Total', money(totals.total)],
    ],
  };
}

const confirming: OrderState[] = ['paid', 'approved'];

/** Our confirmation forms the contract. Before it, the customer gets an order acknowledgement. */
const isAcknowledgement = (order: OrderRecord, kind: OrderPdfKind) =>
  kind === 'confirmation' && confirmedAt(order) === '';

const confirmedAt = (order: OrderRecord) => dayOf(order, ...confirming);

/** The day on which the order first reached one of these states. Empty if it never did. */
const dayOf = ({ history }: OrderRecord, ...states: OrderState[]): string =>
  history.find(({ state }) => states.some((one) => one === state))?.at.slice(0, 10) ?? '';

function acknowledgementNote({ state, paymentKind }: OrderRecord): string {
  if (state === 'cancelled') return 'This order was cancelled and not confirmed.';
  const next = paymentKind === 'card' ? 'your payment arrives' : 'we have checked your purchase order';
  return `We have received your order. This is not an order confirmation. We will send one when ${next}.`;
}

function paymentTerms(
  order: OrderRecord,
  { kind, paymentDays }: { kind: OrderPdfKind; paymentDays: number },
): string {
  if (order.paymentKind === 'card') return 'Paid by card when ordering';
  if (kind !== 'invoice') return `Net ${paymentDays} days from the invoice date`;
  const due = new Date(Date.parse(dateOf(order, kind)) + paymentDays * 24 * 3_600_000);
  return `Due on ${formatDate(due.toISOString())}, net`;
}

function dateOf(order: OrderRecord, kind: OrderPdfKind): string {
  const states: Record<OrderPdfKind, OrderState[]> = {
    confirmation: confirming,
    invoice: ['paid', 'shipped'],
    'packing-slip': ['in-production'],
  };
  return dayOf(order, ...states[kind]) || order.placedAt.slice(0, 10);
}
