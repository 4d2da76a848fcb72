import type { AddOn } from '#src/contract/add-ons.ts';
import type { Money } from '#src/contract/money.ts';
import { m } from '#src/messages/m.ts';
import { usePrices } from '#src/ui/prices.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './add-on-fields.module.css';

interface Props {
  offered: AddOn[];
  currency: string;
  /** False if the parent shows the title. */
  isTitled?: boolean;
  /** Codes of the chosen add-ons. */
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** Certificates and services that can be ordered with a product. Nothing if there are none. */
export function AddOnFields({ offered, currency, isTitled = true, chosen, onChange }: Props) {
  const { format } = usePrices();
  if (offered.length === 0) return null;
  return (
    <fieldset className={styles.fields}>
      <legend>{isTitled ? m.addOns.title : <VisuallyHidden>{m.addOns.title}</VisuallyHidden>}</legend>
      {offered.map((addOn) => (
        <label key={addOn.code}>
          <input
            type="checkbox"
            checked={chosen.includes(addOn.code)}
            onChange={({ currentTarget }) =>
              onChange(
                currentTarget.checked
                  ? [...chosen, addOn.code]
                  : chosen.filter((code) => code !== addOn.code),
              )
            }
          />
          <span>{addOn.name}</span>
          <span className={styles.price}>{addOnPriceText(addOn, currency, format)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** "+€95.00, 5 working days" */
export function addOnPriceText(
  { unitPrice, workingDays }: AddOn,
  currency: string,
  format: (net: Money) => string,
): string {
  const price = `+${format({ amountMinor: unitPrice, currency })}`;
  return workingDays === 0 ? price : m.addOns.priceAndDays({ price, days: workingDays });
}
