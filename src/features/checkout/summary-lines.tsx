import { chosenOf } from '#src/contract/add-on-prices.ts';
import type { CartLine } from '#src/contract/cart.ts';
import { daysToShip, type Transit } from '#src/format/expected-delivery.ts';
import { formatMoney } from '#src/format/money.ts';
import { m } from '#src/messages/m.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { useDeliveryDates } from '#src/ui/use-delivery-dates.ts';
import { useShipText } from '#src/ui/use-ship-date.ts';
import styles from './checkout-summary.module.css';

interface Props {
  lines: CartLine[];
  currency: string;
  /** When prices and stock were fetched, in milliseconds. */
  savedAt: number;
  isPartDelivery: boolean;
  /** The working days of the chosen shipping method; undefined before one is chosen. */
  transit: Transit | undefined;
  /** The maximum number of lines; longer lists link to the cart. By default, all lines are shown. */
  most?: number;
}

/** The lines of the order, with pictures, prices and the days on which each ships and arrives. */
export function SummaryLines({
  lines,
  currency,
  savedAt,
  isPartDelivery,
  transit,
  most = lines.length,
}: Props) {
  const shipText = useShipText(savedAt);
  const { arrives } = useDeliveryDates(savedAt);
  const days = daysToShip(lines, isPartDelivery);
  const textsOf = (leadTimeDays: number | null) => {
    const arrival = transit ? arrives(leadTimeDays, transit) : '';
    return [shipText({ stock: 0, leadTimeDays }), arrival && m.checkout.arrivesOn({ arrival })];
  };
  // A link to one more line would take as much space as the line.
  const shown = lines.length === most + 1 ? lines : lines.slice(0, most);
  return (
    <>
      <ul role="list" className={styles.lines}>
        {shown.map((line, index) => (
          <Line key={line.id} line={line} currency={currency} dates={textsOf(days[index] ?? null)} />
        ))}
      </ul>
      {shown.length < lines.length && (
        <p className={styles.note}>
          {m.checkout.moreItems({
            count: lines.length - shown.length,
            link: (text) => <SiteLink href="/cart">{text}</SiteLink>,
          })}
        </p>
      )}
    </>
  );
}

interface LineProps {
  line: CartLine;
  currency: string;
  dates: string[];
}

const addOnTexts = ({ offeredAddOns, addOns }: CartLine) =>
  chosenOf(offeredAddOns, addOns).map(({ name }) => `+ ${name}`);

function Line({ line, currency, dates }: LineProps) {
  const { product, partNumber, quantity, unitPrice, lineTotal } = line;
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency });
  return (
    <li>
      <div className={styles.picture}>
        {product?.thumbnail && <img src={product.thumbnail} alt="" width="56" height="56" loading="lazy" />}
      </div>
      <div className={styles.what}>
        <p>{product?.name ?? partNumber}</p>
        <p className={styles.note}>
          {quantity} × <code>{partNumber}</code>
        </p>
        {[line.configuration, ...addOnTexts(line), line.costCentre, line.reference, ...dates]
          .filter((text) => text !== null && text !== '')
          .map((text) => (
            <p key={text} className={styles.note}>
              {text}
            </p>
          ))}
      </div>
      <p className={styles.amount}>
        {lineTotal === null ? m.checkout.onRequest : money(lineTotal)}
        {quantity > 1 && unitPrice !== null && (
          <span className={styles.note}>{m.checkout.each({ price: money(unitPrice) })}</span>
        )}
      </p>
    </li>
  );
}
