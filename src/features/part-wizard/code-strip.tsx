import type { Family } from '#src/contract/part-wizard.ts';
import { optionAt, type Choices } from '#src/part-wizard/choices.ts';
import styles from './part-wizard.module.css';
import { positionAnchor } from './position-anchor.ts';

/** The code so far, each part above its meaning. */
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
            <a href={`#${positionAnchor(position)}`}>{position.title}</a>
          </li>
        );
      })}
    </ol>
  );
}
