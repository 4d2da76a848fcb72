import type { Specification } from '#src/contract/product.ts';
import { formatSpecification } from '#src/format/quantity.ts';
import { m } from '#src/messages/m.ts';
import { useConvert } from '#src/ui/use-units.ts';
import styles from './specification-table.module.css';

/** One table per group. Numbers are aligned so that the units line up. */
export function SpecificationTable({ specifications }: { specifications: Specification[] }) {
  const convert = useConvert();
  return (
    <div className={styles.groups}>
      {groupsOf(specifications).map(([group, members]) => (
        <table key={group} className={styles.table}>
          <caption>{group}</caption>
          <colgroup>
            <col className={styles.nameColumn} />
            <col className={styles.valueColumn} />
            <col />
          </colgroup>
          <tbody>
            {members.map((specification) => (
              <Row key={specification.name} stated={specification} shown={convert(specification)} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** A converted figure is followed by the stated one in brackets. */
function Row({ stated, shown: { name, value, unit } }: { stated: Specification; shown: Specification }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {unit === '' ? (
        <td colSpan={2}>{value}</td>
      ) : (
        <>
          <td className={styles.value}>{value}</td>
          <td className={styles.unit}>
            {unit}
            {unit !== stated.unit && <small> ({formatSpecification(stated)})</small>}
          </td>
        </>
      )}
    </tr>
  );
}

function groupsOf(specifications: Specification[]): [string, Specification[]][] {
  const groups = new Map<string, Specification[]>();
  for (const specification of specifications) {
    const group = specification.group || m.product.general;
    groups.set(group, [...(groups.get(group) ?? []), specification]);
  }
  return [...groups];
}
