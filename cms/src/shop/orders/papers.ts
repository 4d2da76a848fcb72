import type { Core } from '@strapi/strapi';
import { notFound } from '../../answers/refusal';
import { typeset } from '../../papers/typesetter';
import { words as paperWords } from '../../papers/words';
import { companyOf } from '../../requests/company';
import { writtenAddress } from '../addresses/written-address';
import { minorFromDecimal, moneyText } from '../money';
import { shopSettings } from '../settings/shop-settings';
import type { OrderRecord } from './order-record';
import { paperKinds, papersOf, type PaperKind } from './order-view';

const titles: Record<PaperKind, string> = {
  confirmation: 'Order confirmation',
  invoice: 'Invoice',
  'packing-slip': 'Packing slip',
};

export async function orderPaper(
  strapi: Core.Strapi,
  order: OrderRecord,
  wanted: unknown,
): Promise<{ name: string; pdf: Buffer }> {
  const kind = paperKinds.find((known) => known === wanted);
  if (!kind || !papersOf(order).includes(kind)) throw notFound();
  const { vatNumber } = await shopSettings(strapi);
  const { facts, ...paper } = paperData(order, kind);
  const own = vatNumber === '' ? [] : [['Our VAT number', vatNumber]];
  const data = { ...paper, facts: [...facts, ...own], company: await companyOf(strapi) };
  const pdf = typeset({ template: 'order.typ', data }, (set) => set.pdf());
  return { name: `${order.number}-${kind}`, pdf };
}

function paperData(order: OrderRecord, kind: PaperKind) {
  const { number, totals, vatNumber } = order;
  const date = dateOf(order, kind);
  return {
    revision: date,
    language: 'en',
    words: { ...paperWords.en, revision: 'Order' },
    replacedBy: null,
    title: titles[kind],
    number: kind === 'invoice' ? `R${number.slice(1)}` : number,
    hasPrices: kind !== 'packing-slip',
    to: writtenAddress(
      kind === 'invoice' ? (order.billingAddress ?? order.shippingAddress) : order.shippingAddress,
    ),
    facts: [
      ['Order', number],
      ['Date', date],
      ['Ordered on', order.placedAt.slice(0, 10)],
      ['Your purchase order', order.purchaseOrderNumber],
      ['Your reference', order.reference],
      ['Your VAT number', vatNumber],
      ['Paid by', order.card === '' ? '' : `card ending in ${order.card.split(' ')[1] ?? ''}`],
      ['Shipping', order.shippingMethod],
      [
        'Delivered to',
        kind === 'invoice' && order.billingAddress ? writtenAddress(order.shippingAddress).join(', ') : '',
      ],
    ].filter(([, value]) => value !== ''),
    ...tableOf(order),
    notes: [
      ...totals.notes,
      ...(kind === 'invoice' && order.card === '' ? ['Due within 30 days without deduction.'] : []),
    ],
  };
}

function tableOf({ lines, totals }: OrderRecord) {
  const money = (amount: number) => moneyText(amount, totals.currency);
  const decimal = (amount: number) => money(minorFromDecimal(amount, totals.currency));
  return {
    lines: lines.map((line) => ({
      partNumber: line.partNumber,
      name: line.name,
      remark: [line.configuration, line.reference, line.costCentre].filter(Boolean).join(' · '),
      quantity: String(line.quantity),
      unitPrice: decimal(line.unitPrice),
      net: decimal(line.net),
      taxRate: `${line.taxRate} %`,
    })),
    sums: [
      ['Goods', money(totals.subtotal)],
      ['Shipping', money(totals.shipping)],
      ...totals.taxes.map(({ name, rate, base, amount }) => [
        `${name} ${rate} % of ${money(base)}`,
        money(amount),
      ]),
      ['Total', money(totals.total)],
    ],
  };
}

function dateOf({ history, placedAt }: OrderRecord, kind: PaperKind): string {
  const states = { confirmation: [], invoice: ['paid', 'shipped'], 'packing-slip': ['in-production'] }[kind];
  const change = history.find(({ state }) => states.some((wanted) => wanted === state));
  return (change?.at ?? placedAt).slice(0, 10);
}
