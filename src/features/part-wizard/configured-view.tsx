import type { ReactNode } from 'react';
import type { Orderable } from '#src/contract/cart.ts';
import type { Family, PartWizardItems } from '#src/contract/part-wizard.ts';
import { describeConfiguration } from '#src/part-wizard/build-code.ts';
import { optionAt, type Choices } from '#src/part-wizard/choices.ts';
import { formatMoment } from '#src/format/date.ts';
import { formatMoney } from '#src/format/money.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { codeAddress } from './code-address.ts';
import { configuredPart } from './configured-part.ts';
import { leadTimeWords } from './lead-time-words.ts';
import styles from './part-wizard.module.css';
import { ResultActions } from './result-actions.tsx';

interface Properties {
  items: PartWizardItems;
  family: Family;
  choices: Choices;
  cart: (product: Orderable, configuration: string | null) => ReactNode;
}

/** What is configured: its code, what it costs, when it leaves, and what can be done with it. */
export function ConfiguredView({ items, family, choices, cart }: Properties) {
  const { orderable, product, isProduct } = configuredPart(items, family, choices);
  const { partNumber, unitPrice, currency, stock, leadTimeDays } = orderable;
  return (
    <div className={styles.result}>
      <p className={styles.code}>
        <code>{partNumber}</code>
      </p>
      <p className={styles.price}>
        {unitPrice === null ? 'Price on request' : formatMoney({ amountMinor: unitPrice, currency })}
      </p>
      <p className={styles.soft}>
        {unitPrice !== null &&
          'Price for one piece, excluding tax. The final price is calculated in the cart. '}
        {leadTimeWords(stock > 0 ? 0 : leadTimeDays)}.
      </p>
      {isProduct && product && (
        <p>
          This is a catalogue product: <SiteLink href={`/products/${product.url}`}>{product.name}</SiteLink>
        </p>
      )}
      <div data-screen>
        {unitPrice !== null && cart(orderable, isProduct ? null : describeConfiguration(family, choices))}
      </div>
      {product?.dataSheet && (
        <p data-screen>
          <ButtonLink href={product.dataSheet.url}>
            <Icon name="file-text" /> Datasheet{isProduct ? '' : ` for ${product.partNumber}`} (PDF,{' '}
            {formatBytes(product.dataSheet.sizeBytes)})
          </ButtonLink>
        </p>
      )}
      <ResultActions code={partNumber} />
      <Summary family={family} choices={choices} />
      <p className={styles.printed}>
        Printed on {formatMoment(Date.now())} from {codeAddress(partNumber)}
      </p>
    </div>
  );
}

/** What each part of the code says, as it is printed. */
function Summary({ family, choices }: { family: Family; choices: Choices }) {
  return (
    <table className={styles.summary}>
      <caption>Code breakdown</caption>
      <tbody>
        <tr>
          <th scope="row">Family</th>
          <td>{family.name}</td>
          <td>
            <code>{family.prefix}</code>
          </td>
        </tr>
        {family.positions.map((position) => {
          const option = optionAt(position, choices);
          return (
            <tr key={position.key}>
              <th scope="row">{position.title}</th>
              <td>{option?.label}</td>
              <td>
                <code>{option?.code || '·'}</code>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
