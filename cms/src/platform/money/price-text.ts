import { texts } from '../messages/texts';
import { formatMoneyIn, type Money } from './money';

/** A price as customers read it, in the language of the site: "€1,204.50". */
export function priceText(money: Money): string {
  const { priceLocale, groupMark, pound, dollar, price } = texts().language;
  const symbols = { EUR: '€', GBP: pound, USD: dollar };
  return formatMoneyIn({ locale: priceLocale, groupMark, symbols, price }, money);
}
