import { withChosen } from '#src/contract/add-on-prices.ts';
import type { Family, PartWizardItems } from '#src/contract/part-wizard.ts';
import { m } from '#src/messages/m.ts';
import { buildCode, leadTimeDaysOf, priceOf } from '#src/part-wizard/build-code.ts';
import { brokenRules, optionAt, type Choices } from '#src/part-wizard/choices.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { usePrices } from '#src/ui/prices.ts';
import { useShipText } from '#src/ui/use-ship-date.ts';
import styles from './configuration-bar.module.css';
import { configuredPart } from './configured-part.ts';
import { orderAnchor, positionAnchor } from './position-anchor.ts';

interface Props {
  items: PartWizardItems;
  /** When the items were fetched, in milliseconds. */
  savedAt: number;
  family: Family;
  choices: Choices;
  /** Codes of the chosen add-ons. */
  addOns: string[];
}

/** Code, price and lead time of the selection, and the next step. Stays at the bottom of the screen. */
export function ConfigurationBar({ items, savedAt, family, choices, addOns }: Props) {
  const next = family.positions.find((position) => !optionAt(position, choices));
  const isBroken = brokenRules(family, choices).length > 0;
  return (
    <section className={styles.bar} aria-label={m.partWizard.priceAndLeadTime}>
      <p className={styles.code}>
        <code>{buildCode(family, choices)}</code>
      </p>
      <p className={styles.price}>
        {isBroken ? (
          m.partWizard.notBuildable
        ) : (
          <Terms
            items={items}
            savedAt={savedAt}
            family={family}
            choices={choices}
            addOns={addOns}
            isComplete={!next}
          />
        )}
      </p>
      {next && (
        <ButtonLink href={`#${positionAnchor(next)}`}>
          {m.partWizard.next({ position: next.title })}
        </ButtonLink>
      )}
      {!next && !isBroken && (
        <ButtonLink variant="primary" href={`#${orderAnchor}`}>
          {m.partWizard.reviewAndOrder}
        </ButtonLink>
      )}
    </section>
  );
}

type TermsProps = Props & { isComplete: boolean };

function Terms({ items, savedAt, family, choices, addOns, isComplete }: TermsProps) {
  const shipText = useShipText(savedAt);
  const { format, note } = usePrices();
  if (!isComplete) {
    const price = priceOf(family, choices);
    return (
      <>
        <strong>{price ? format(price) : m.partWizard.priceOnRequest}</strong>
        {price && <small>{m.partWizard.soFar({ note })}</small>}
        <small>
          {m.partWizard.orLater({
            shipping: shipText({ stock: 0, leadTimeDays: leadTimeDaysOf(family, choices) }),
          })}
        </small>
      </>
    );
  }
  const priced = withChosen(configuredPart(items, family, choices).orderable, addOns);
  const { unitPrice: amountMinor, currency, stock } = priced;
  return (
    <>
      <strong>
        {amountMinor === null ? m.partWizard.priceOnRequest : format({ amountMinor, currency })}
      </strong>
      {amountMinor !== null && <small>{m.partWizard.each({ note })}</small>}
      <small>
        {stock > 0 && `${m.partWizard.inStock({ stock })} `}
        {shipText(priced)}
      </small>
    </>
  );
}
