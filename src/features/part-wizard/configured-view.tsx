import { chosenOf, withChosen } from '#src/contract/add-on-prices.ts';
import type { Family, PartWizardItems, WizardProduct } from '#src/contract/part-wizard.ts';
import { describeConfiguration } from '#src/part-wizard/build-code.ts';
import type { Choices } from '#src/part-wizard/choices.ts';
import { formatMoment } from '#src/format/date.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { supplyText, workingDaysToShip } from '#src/format/ship-date.ts';
import { m } from '#src/messages/m.ts';
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
        {unitPrice === null ? m.partWizard.priceOnRequest : format({ amountMinor: unitPrice, currency })}
      </p>
      <p className={styles.soft}>
        {unitPrice !== null && `${m.partWizard.unitPrice({ note })} `}
        {supplyText(workingDaysToShip(priced))}.
      </p>
      {chosen.length > 0 && (
        <p>{m.partWizard.withAddOns({ addOns: chosen.map(({ name }) => name).reduce(joinWithAnd) })}</p>
      )}
      {isProduct && product && (
        <p>
          {m.partWizard.catalogueProduct({
            link: (text) => <SiteLink href={`/products/${product.url}`}>{text}</SiteLink>,
            product: product.name,
          })}
        </p>
      )}
      <div data-screen>
        {unitPrice !== null &&
          cart(orderable, isProduct ? null : describeConfiguration(family, choices), addOns)}
      </div>
      {product?.dataSheet && (
        <p data-screen>
          <ButtonLink href={product.dataSheet.url}>
            <Icon name="file-text" /> {datasheetText(isProduct, product, product.dataSheet.sizeBytes)}
          </ButtonLink>
        </p>
      )}
      <ResultActions code={partNumber} addOns={addOns.codes} />
      <CodeBreakdown family={family} choices={choices} />
      <p className={styles.printed}>
        {m.partWizard.printed({ date: formatMoment(Date.now()), url: codeUrl(partNumber, addOns.codes) })}
      </p>
    </div>
  );
}

const joinWithAnd = (first: string, second: string) => m.partWizard.and({ first, second });

/** The datasheet of a configuration is that of the closest product. */
function datasheetText(isProduct: boolean, { partNumber }: WizardProduct, sizeBytes: number): string {
  const size = formatBytes(sizeBytes);
  return isProduct ? m.partWizard.datasheet({ size }) : m.partWizard.datasheetFor({ partNumber, size });
}
