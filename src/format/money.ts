import { formatMoneyIn, type Money, type MoneyFormat } from '../../cms/src/platform/money/money.ts';
import { m } from '#src/messages/m.ts';

// The backend formats prices in e-mails and PDFs with the same file.
export { decimalText } from '../../cms/src/platform/money/money.ts';

const format: MoneyFormat = {
  locale: m.language.priceLocale,
  groupMark: m.language.groupMark,
  symbols: { EUR: '€', GBP: m.language.pound, USD: m.language.dollar },
  price: m.language.price,
};

/** In the language of the site: "€1,204.50". */
export const formatMoney = (money: Money): string => formatMoneyIn(format, money);
