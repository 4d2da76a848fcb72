import type { Family } from '#src/contract/part-wizard.ts';
import { formatMoney } from '#src/format/money.ts';
import { priceOf } from '#src/part-wizard/build-code.ts';
import { brokenRules, isComplete, optionAt, type Choices } from '#src/part-wizard/choices.ts';
import styles from './part-wizard.module.css';
import { placeOf } from './place-of.ts';

/** The code as it grows, each part above what it stands for. */
export function CodeStrip({ family, choices }: { family: Family; choices: Choices }) {
  return (
    <ol role="list" className={styles.strip} aria-label="Ordering code" tabIndex={0}>
      <li>
        <code>{family.prefix}</code>
        <span>{family.name}</span>
      </li>
      {family.positions.map((position) => {
        const option = optionAt(position, choices);
        return (
          <li key={position.key} data-open={option === undefined || undefined}>
            <code aria-hidden={option?.code === '' || undefined}>{option ? option.code || '·' : '?'}</code>
            <a href={`#${placeOf(position)}`}>{position.title}</a>
          </li>
        );
      })}
      {brokenRules(family, choices).length === 0 && (
        <li>
          <strong>{formatMoney(priceOf(family, choices))}</strong>
          <span>{isComplete(family, choices) ? 'each, excluding tax' : 'so far, excluding tax'}</span>
        </li>
      )}
    </ol>
  );
}
