import { texts, textsFor } from '../../../platform/messages/texts';
import { formatMoney, type Money } from '../../../platform/money/money';
import { priceText } from '../../../platform/money/price-text';

type Fact = [name: string, value: string];
/** The language of an e-mail's reader. */
type Language = { t: ReturnType<typeof texts>['forms']; price: (money: Money) => string };

export const customerLanguage = (): Language => ({ t: texts().forms, price: priceText });
/** Staff read English. */
export const staffLanguage: Language = {
  t: textsFor({ isForStaff: true }).forms,
  price: (money) => formatMoney(money),
};

const labelsOf = (t: Language['t']): Record<string, string> => ({
  name: t.name,
  company: t.company,
  email: t.email,
  phone: t.phone,
  country: t.country,
  topic: t.topic,
  partNumber: t.partNumber,
  lines: t.products,
  neededBy: t.neededBy,
  place: t.place,
  city: t.city,
  products: t.productsToSee,
  preferredTimes: t.preferredTimes,
  instruments: t.instruments,
  returnAddress: t.returnAddress,
  purchaseOrder: t.purchaseOrder,
  costLimit: t.costLimit,
  message: t.message,
});

/** The values that people select instead of entering, by the name of their field. */
const choicesOf = (t: Language['t']): Map<string, string> =>
  new Map([
    ['topic product', t.topicProduct],
    ['topic application', t.topicApplication],
    ['topic order', t.topicOrder],
    ['topic documents', t.topicDocuments],
    ['topic other', t.topicOther],
    ['place on-site', t.onSite],
    ['place online', t.online],
    ['place our-laboratory', t.ourLaboratory],
    ['service calibration', t.calibration],
    ['service repair', t.repair],
    ['service calibration-and-repair', t.calibrationAndRepair],
    ['service return', t.return],
    ['certificate none', t.noCertificate],
    ['certificate as-left', t.asLeft],
    ['certificate as-found-and-as-left', t.asFoundAndAsLeft],
    ['contamination clean', t.clean],
    ['contamination cleaned', t.cleaned],
    ['contamination contaminated', t.contaminated],
  ]);

/** The submitted fields for e-mails, in the order and with the labels of the form. */
export function labelledFields(fields: Record<string, unknown>, language = customerLanguage()): Fact[] {
  const { textOf } = writerIn(language);
  return Object.entries(labelsOf(language.t)).flatMap(([name, label]): Fact[] => {
    const value = textOf(fields[name], name);
    return value === '' ? [] : [[label, value]];
  });
}

function writerIn({ t, price }: Language) {
  const choices = choicesOf(t);

  function textOf(value: unknown, name = ''): string {
    if (typeof value === 'string') return choices.get(`${name} ${value}`) ?? value;
    if (typeof value === 'number') return String(value);
    if (Array.isArray(value)) return value.map(itemText).join('\n');
    if (typeof value === 'object' && value !== null) return objectText(value);
    return '';
  }

  function itemText(item: unknown): string {
    if (typeof item !== 'object' || item === null || !('quantity' in item)) return textOf(item);
    const { quantity, partNumber, ...rest }: { quantity: unknown } & Record<string, unknown> = item;
    const details = [rest.configuration, rest.note].map((text) => textOf(text)).filter(Boolean);
    return `${textOf(quantity)} × ${textOf(partNumber)}${details.length > 0 ? ` (${details.join('; ')})` : ''}`;
  }

  function objectText(value: object): string {
    if ('amountMinor' in value && 'currency' in value)
      return price({ amountMinor: Number(value.amountMinor), currency: textOf(value.currency) });
    return Object.entries(value)
      .map(([name, part]) => textOf(part, name))
      .filter(Boolean)
      .join(', ');
  }

  return { textOf };
}
