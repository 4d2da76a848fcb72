import { texts } from '../../../platform/messages/texts';

/** A tax rate as customers read it, in the language of the site: "13.5%". */
export function percentText(rate: string): string {
  const { language, orders } = texts();
  return orders.percent({ rate: rate.replace('.', language.decimalMark) });
}
