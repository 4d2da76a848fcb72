import type { Family } from '#src/contract/part-wizard.ts';
import { m } from '#src/messages/m.ts';
import { optionAt, type Choices } from '#src/part-wizard/choices.ts';
import styles from './part-wizard.module.css';

/** The meaning of each part of the code. */
export function CodeBreakdown({ family, choices }: { family: Family; choices: Choices }) {
  return (
    <table className={styles.summary}>
      <caption>{m.partWizard.codeBreakdown}</caption>
      <tbody>
        <tr>
          <th scope="row">{m.partWizard.family}</th>
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
              <td>{option?.shownLabel ?? '–'}</td>
              <td>
                <code>{option ? option.code || '·' : '?'}</code>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
