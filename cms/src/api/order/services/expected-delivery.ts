import type { Core } from '@strapi/strapi';
import { inLanguageOf } from '../../../platform/messages/language';
import { texts } from '../../../platform/messages/texts';
import { siteBuild } from '../../../platform/site-build/site-build';
import type { ExpectedDays } from '../../../platform/site-build/site-entry';
import { shopSettings } from '../../shop-setting/services/shop-settings';
import type { OrderDraft } from './order-draft';
import type { OrderRecord } from './order-record';
import type { OrderState } from './order-states';

const unknown: ExpectedDays = { shipsOn: null, arrivesFrom: null, arrivesUntil: null };

/** When each line is expected to ship and arrive, calculated by the code of the site so that it matches the checkout. */
export async function expectedDaysOf(
  strapi: Core.Strapi,
  { lines, transit, question }: OrderDraft,
): Promise<ExpectedDays[]> {
  const expectedDays = (await siteBuild())?.expectedDays;
  const supplies = lines.flatMap(({ supply, quantity }) => (supply ? [{ ...supply, quantity }] : []));
  if (!expectedDays || !transit || supplies.length < lines.length) return lines.map(() => unknown);
  const { dispatchUntil, timeZone } = await shopSettings(strapi);
  return expectedDays({
    lines: supplies,
    isPartDelivery: question.partDelivery ?? false,
    transit,
    now: Date.now(),
    dispatch: { dispatchUntil, timeZone },
  });
}

const notShipped: ReadonlySet<OrderState> = new Set([
  'awaiting-payment',
  'paid',
  'approved',
  'in-production',
]);

/** The expected days for e-mails about an order that has not shipped yet. */
export async function expectedFacts({ state, lines }: OrderRecord): Promise<[string, string][]> {
  // Staff read English, even if the site has no build in English.
  const build = (await siteBuild()) ?? (await inLanguageOf({ language: '' }, siteBuild));
  const expectedTexts = build?.expectedTexts;
  if (!expectedTexts || !notShipped.has(state)) return [];
  const { ships, arrives } = expectedTexts(lines, Date.now());
  const t = texts().orders;
  const facts: [string, string][] = [
    [t.expectedToShip, ships],
    [t.expectedToArrive, arrives],
  ];
  return facts.filter(([, text]) => text !== '');
}
