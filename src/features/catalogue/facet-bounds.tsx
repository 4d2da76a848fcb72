import { useId } from 'react';
import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct } from '#src/contract/product.ts';
import { formatNumber } from '#src/format/quantity.ts';
import select from '#src/ui/select.module.css';
import styles from './facet-form.module.css';
import { chosenUnit, shownBound, unitsOf } from '#src/format/facet-units.ts';
import { valueRange } from './facet-options.ts';
import { boundProblems } from '#src/format/typed-number.ts';
import { parameterName } from '#src/format/parameter-name.ts';
import { m } from '#src/messages/m.ts';

interface Props {
  facet: Facet;
  products: ListedProduct[];
  search: URLSearchParams;
}

/** Lower and upper bound, in the selected unit. */
export function Bounds({ facet, products, search }: Props) {
  const range = valueRange(facet, products);
  const hasMin = facet.kind !== 'at-most';
  const hasMax = facet.kind !== 'at-least';
  const name = parameterName(facet.specification);
  const unit = chosenUnit(facet, search);
  const shown = (bound: number) => formatNumber(shownBound(facet, bound, unit));
  const entered = (side: string) => search.get(`${name}.${side}`) ?? '';
  const problems = boundProblems(entered('min'), entered('max'));
  return (
    <>
      <div className={styles.bounds}>
        {hasMin && (
          <BoundField
            name={`${name}.min`}
            label={hasMax ? m.catalogue.from : m.catalogue.atLeast}
            value={entered('min')}
            problem={problems.from}
          />
        )}
        {hasMax && (
          <BoundField
            name={`${name}.max`}
            label={hasMin ? m.catalogue.to : m.catalogue.atMost}
            value={entered('max')}
            problem={problems.to}
          />
        )}
      </div>
      <div className={styles.extent}>
        {range && <span>{m.catalogue.available({ min: shown(range.min), max: shown(range.max) })}</span>}
        <Unit facet={facet} name={`${name}.unit`} unit={unit} />
      </div>
    </>
  );
}

interface BoundProps {
  name: string;
  label: string;
  value: string;
  problem: string;
}

function BoundField({ name, label, value, problem }: BoundProps) {
  const id = useId();
  return (
    <div className={styles.bound}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
      />
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}

/** The default unit is not in the URL. */
function Unit({ facet, name, unit }: { facet: Facet; name: string; unit: string }) {
  const units = unitsOf(facet);
  if (units.length < 2) return <span className={styles.unit}>{facet.unit}</span>;
  return (
    <select
      className={select.select}
      name={name}
      defaultValue={unit === facet.unit ? '' : unit}
      aria-label={m.catalogue.unitOf({ specification: facet.specification.toLowerCase() })}
    >
      {units.map((one) => (
        <option key={one} value={one === facet.unit ? '' : one}>
          {one}
        </option>
      ))}
    </select>
  );
}
