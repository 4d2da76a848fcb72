import { chosenOf, withChosen } from '#src/contract/add-on-prices.ts';
import type { Family, PartWizardItems } from '#src/contract/part-wizard.ts';
import { describeConfiguration } from '#src/part-wizard/build-code.ts';
import type { Choices } from '#src/part-wizard/choices.ts';
import { formatMoment } from '#src/format/date.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { supplyText, workingDaysToShip } from '#src/format/ship-date.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { usePrices } from '#src/ui/prices.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import type { CartSlot } from './cart-slot.ts';
import { codeUrl } from './code-url.ts';
import { configuredPart } from './configured-part.ts';
import styles from './part-wizard.module.css';
import { CodeBreakdown } from './code-breakdown.tsx';
import { ResultActions } from './result-actions.tsx';
import type { ChosenAddOns } from './use-entered-add-ons.ts';

interface Props {
  items: PartWizardItems;
  family: Family;
  choices: Choices;
  addOns: ChosenAddOns;
  cart: CartSlot;
}

/** The configured instrument: code, price, lead time and actions. */
export function ConfiguredView({ items, family, choices, addOns, cart }: Props) {
  const { format, note } = usePrices();
  const { orderable, product, isProduct } = configuredPart(items, family, choices);
  const priced = withChosen(orderable, addOns.codes);
  const { partNumber, unitPrice, currency } = priced;
  const chosen = chosenOf(orderable.addOns, addOns.codes);
  return (
    <div className={styles.result}>
      <p className={styles.code}>
        <code>{partNumber}</code>
      </p>
      <p className={styles.price}>
        {unitPrice === null ? 'Price on request' : format({ amountMinor: unitPrice, currency })}
      </p>
      <p className={styles.soft}>
        {unitPrice !== null && `Unit price, ${note}. The final price is calculated in the cart. `}
        {supplyText(workingDaysToShip(priced))}.
      </p>
      {chosen.length > 0 && <p>With {chosen.map(({ name }) => name).join(' and ')}.</p>}
      {isProduct && product && (
        <p>
          This is a catalogue product: <SiteLink href={`/products/${product.url}`}>{product.name}</SiteLink>
        </p>
      )}
      <div data-screen>
        {unitPrice !== null &&
          cart(orderable, isProduct ? null : describeConfiguration(family, choices), addOns)}
      </div>
      {product?.dataSheet && (
        <p data-screen>
          <ButtonLink href={product.dataSheet.url}>
            <Icon name="file-text" /> Datasheet{isProduct ? '' : ` for ${product.partNumber}`} (PDF,{' '}
            {formatBytes(product.dataSheet.sizeBytes)})
          </ButtonLink>
        </p>
      )}
      <ResultActions code={partNumber} addOns={addOns.codes} />
      <CodeBreakdown family={family} choices={choices} />
      <p className={styles.printed}>
        Printed on {formatMoment(Date.now())} from {codeUrl(partNumber, addOns.codes)}
      </p>
    </div>
  );
}
