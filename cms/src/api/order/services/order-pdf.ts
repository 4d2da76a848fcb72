import type { Core } from '@strapi/strapi';
import { formatDate } from '../../../platform/dates/format-date';
import { notFound } from '../../../platform/http/http-error';
import { texts } from '../../../platform/messages/texts';
import { typeset } from '../../../platform/pdf/typesetter';
import { withPictures } from '../../email-picture/services/pictures';
import { companyOf } from '../../setting/services/company';
import { printedLogo } from '../../setting/services/printed-logo';
import { marketOf } from '../../market/services/markets';
import { addressLines } from '../../address/services/address-lines';
import { minorFromDecimal } from '../../../platform/money/money';
import { priceText } from '../../../platform/money/price-text';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import { creditNoteTable } from './credit-note';
import type { OrderRecord, Refund } from './order-record';
import { orderPdfKinds, availablePdfs, deliveriesText, type OrderPdfKind, remarksOf } from './order-view';
import type { OrderState } from './order-states';
import { percentText } from './percent-text';
import { translatedOrder } from './translated-order';

export async function orderPdf(
  strapi: Core.Strapi,
  stored: OrderRecord,
  requested: unknown,
): Promise<{ name: string; pdf: Buffer }> {
  const order = await translatedOrder(strapi, stored);
  const refund = order.refunds.find(({ creditNote }) => creditNote !== '' && creditNote === requested);
  const kind = orderPdfKinds.find((known) => known === requested);
  if (!refund && (!kind || !availablePdfs(order).includes(kind))) throw notFound();
  const { vatNumber, paymentDays } = await shopSettings(strapi);
  const { facts, name, ...content } = refund
    ? creditNoteOf(order, refund)
    : contentOf(order, { kind: kind ?? 'confirmation', paymentDays });
  const own = vatNumber === '' ? [] : [[texts().orderPdf.ourVatNumber, vatNumber]];
  const data = {
    ...content,
    facts: [...facts, ...own],
    lines: await withPictures(strapi, content.lines),
    company: await companyOf(strapi),
    logo: await printedLogo(strapi),
    paper: (await marketOf(strapi, order))?.paperSize ?? 'a4',
  };
  const pdf = typeset({ template: 'order.typ', data }, (set) => set.pdf());
  return { name: `${order.number}-${name}`, pdf };
}

/** A credit note, which corrects the invoice in the customer's accounting. */
function creditNoteOf(order: OrderRecord, refund: Refund) {
  const { number, billingAddress, shippingAddress, totals } = order;
  const t = texts().orderPdf;
  const date = refund.at.slice(0, 10);
  const facts: [string, string][] = [
    [t.order, number],
    [t.date, formatDate(date)],
    [t.correctsInvoice, `R${number.slice(1)}`],
    [t.reason, refund.reason],
    [t.yourReference, order.reference],
    [t.yourVatNumber, order.vatNumber],
    [t.refundedTo, cardText(order)],
  ];
  const failed = refund.failedAt && formatDate(refund.failedAt.slice(0, 10));
  return {
    ...headOf(date),
    title: t.creditNote,
    name: refund.creditNote,
    number: refund.creditNote,
    hasPrices: true,
    to: addressLines(billingAddress ?? shippingAddress),
    facts: facts.filter(([, value]) => value !== ''),
    ...creditNoteTable(order, refund),
    notes: [...totals.notes, ...(failed ? [t.void({ date: failed })] : [])],
  };
}

function cardText({ card }: OrderRecord): string {
  return card === '' ? '' : texts().orderPdf.card({ digits: card.split(' ')[1] ?? '' });
}

const headOf = (date: string) => ({
  revision: date,
  date: formatDate(date),
  words: { revision: texts().orderPdf.order },
  replacedBy: null,
});

type Pdf = { kind: OrderPdfKind; paymentDays: number };

function contentOf(order: OrderRecord, pdf: Pdf) {
  const { number, totals, shippingAddress, billingAddress } = order;
  const { kind } = pdf;
  const t = texts().orderPdf;
  const date = dateOf(order, kind);
  return {
    ...headOf(date),
    name: isAcknowledgement(order, kind) ? 'acknowledgement' : kind,
    title: titleOf(order, kind),
    number: kind === 'invoice' ? `R${number.slice(1)}` : number,
    hasPrices: kind !== 'packing-slip',
    to: addressLines(kind === 'invoice' ? (billingAddress ?? shippingAddress) : shippingAddress),
    facts: [[t.order, number], [t.date, formatDate(date)], ...factsOf(order, pdf)].filter(
      ([, value]) => value !== '',
    ),
    ...tableOf(order),
    notes: [...totals.notes, ...(isAcknowledgement(order, kind) ? [acknowledgementNote(order)] : [])],
  };
}

function titleOf(order: OrderRecord, kind: OrderPdfKind): string {
  const t = texts().orderPdf;
  if (isAcknowledgement(order, kind)) return t.orderAcknowledgement;
  return { confirmation: t.orderConfirmation, invoice: t.invoice, 'packing-slip': t.packingSlip }[kind];
}

function factsOf(order: OrderRecord, { kind, paymentDays }: Pdf): [string, string][] {
  const { shippingAddress, billingAddress } = order;
  const t = texts().orderPdf;
  const isSentElsewhere = kind === 'invoice' && billingAddress;
  return [
    [t.orderedOn, formatDate(order.placedAt)],
    [t.confirmedOn, formatDate(confirmedAt(order))],
    [t.shippedOn, formatDate(dayOf(order, 'shipped'))],
    [t.purchaseOrder, order.purchaseOrderNumber],
    [t.yourReference, order.reference],
    [t.yourVatNumber, order.vatNumber],
    [t.paidBy, cardText(order)],
    [t.paymentTerms, kind === 'packing-slip' ? '' : paymentTerms(order, { kind, paymentDays })],
    [t.shipping, order.shippingMethod],
    [t.deliveries, deliveriesText(order)],
    [t.shippingAddress, isSentElsewhere ? addressLines(shippingAddress).join(', ') : ''],
  ];
}

function tableOf({ lines, totals }: OrderRecord) {
  const t = texts().orderPdf;
  const money = (amountMinor: number) => priceText({ amountMinor, currency: totals.currency });
  const decimal = (amount: number) => money(minorFromDecimal(amount, totals.currency));
  return {
    lines: lines.map((line) => ({
      partNumber: line.partNumber,
      name: line.name,
      remark: remarksOf(line).join(' · '),
      quantity: String(line.quantity),
      unitPrice: decimal(line.unitPrice),
      net: decimal(line.net),
      taxRate: percentText(line.taxRate),
    })),
    sums: [
      [t.subtotal, money(totals.subtotal)],
      [t.shipping, money(totals.shipping)],
      ...totals.taxes.map(({ name, rate, base, amount }) => [
        t.taxOf({ name, rate: percentText(rate), base: money(base) }),
        money(amount),
      ]),
      [t.total, money(totals.total)],
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
  const t = texts().orderPdf;
  if (state === 'cancelled') return t.notConfirmed;
  return paymentKind === 'card' ? t.confirmedWhenPaid : t.confirmedWhenChecked;
}

function paymentTerms(
  order: OrderRecord,
  { kind, paymentDays }: { kind: OrderPdfKind; paymentDays: number },
): string {
  const t = texts().orderPdf;
  if (order.paymentKind === 'card') return t.paidWhenOrdering;
  if (kind !== 'invoice') return t.netDays({ days: paymentDays });
  const due = new Date(Date.parse(dateOf(order, kind)) + paymentDays * 24 * 3_600_000);
  return t.dueOn({ date: formatDate(due.toISOString()) });
}

function dateOf(order: OrderRecord, kind: OrderPdfKind): string {
  const states: Record<OrderPdfKind, OrderState[]> = {
    confirmation: confirming,
    invoice: ['paid', 'shipped'],
    'packing-slip': ['in-production'],
  };
  return dayOf(order, ...states[kind]) || order.placedAt.slice(0, 10);
}
