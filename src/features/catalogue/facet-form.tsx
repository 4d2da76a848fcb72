import { use } from 'react';
import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct } from '#src/contract/product.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { UnitChoicePlaceholder } from '#src/ui/unit-choice-placeholder.tsx';
import { UnitChoice } from '#src/ui/unit-choice.tsx';
import { UnitsContext } from '#src/ui/units-context.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { UnitSystem } from '#src/format/unit-system.ts';
import styles from './facet-form.module.css';
import { Bounds } from './facet-bounds.tsx';
import { optionsOf } from './facet-options.ts';
import { selectProducts, stockParameter, type Filters } from './facets.ts';
import { parameterName } from '#src/format/parameter-name.ts';
import { publicPath } from '#src/format/site-paths.ts';
import { m } from '#src/messages/m.ts';
import { useFacetFields } from './use-facet-fields.ts';

export interface FacetFormProps {
  products: ListedProduct[];
  filters: Filters;
  search: URLSearchParams;
  /** The category page without filters. */
  path: string;
  /** URL parameters to keep that are not filters. */
  hiddenFields: [string, string][];
}

/**
 * A plain GET form that works without JavaScript. With JavaScript, every change applies immediately and is
 * stored in the URL.
 */
export function FacetForm(props: FacetFormProps) {
  const { system } = use(UnitsContext);
  return (
    <>
      <Fields key={system} {...props} system={system} />
      {/* Works only with JavaScript. */}
      {import.meta.env.SSR ? <UnitChoicePlaceholder /> : <UnitChoice />}
    </>
  );
}

function Fields(props: FacetFormProps & { system: UnitSystem }) {
  const { products, filters, path, hiddenFields } = props;
  const { fields, shown, submit, change } = useFacetFields(props);
  return (
    <form ref={fields} action={publicPath(path)} className={styles.form} onSubmit={submit} onChange={change}>
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Availability products={products} filters={filters} />
      {filters.facets.map((facet) => (
        <FacetField
          key={facet.specification}
          facet={facet}
          products={products}
          filters={filters}
          search={shown}
        />
      ))}
      <noscript>
        <Button type="submit">{m.catalogue.applyFilters}</Button>
      </noscript>
    </form>
  );
}

function Availability({ products, filters }: { products: ListedProduct[]; filters: Filters }) {
  const count = selectProducts(products, { ...filters, isInStock: true }).length;
  return (
    <fieldset className={styles.facet}>
      <legend>{m.catalogue.availability}</legend>
      <Option
        name={stockParameter}
        value="yes"
        label={m.catalogue.inStock}
        count={count}
        isChosen={filters.isInStock}
      />
    </fieldset>
  );
}

interface FieldProps {
  facet: Facet;
  products: ListedProduct[];
  filters: Filters;
  search: URLSearchParams;
}

function FacetField({ facet, products, filters, search }: FieldProps) {
  const { specification, explanation, kind } = facet;
  const options = kind === 'choice' ? optionsOf(facet, products, filters) : [];
  const chosen = filters.selection.get(specification)?.values ?? [];
  // A single value would filter nothing.
  if (kind === 'choice' && options.length < 2 && chosen.length === 0) return null;
  return (
    <fieldset className={styles.facet}>
      <legend>{specification}</legend>
      {explanation !== '' && (
        <details className={styles.explanation}>
          <summary>
            <Icon name="info" />
            <VisuallyHidden>{m.catalogue.meaning({ specification })}</VisuallyHidden>
          </summary>
          <p>{explanation}</p>
        </details>
      )}
      {kind !== 'choice' && <Bounds facet={facet} products={products} search={search} />}
      {options.map(({ value, count }) => (
        <Option
          key={value}
          name={parameterName(specification)}
          value={value}
          label={value}
          count={count}
          isChosen={chosen.includes(value)}
        />
      ))}
    </fieldset>
  );
}

interface OptionProps {
  name: string;
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
}

function Option({ name, value, label, count, isChosen }: OptionProps) {
  return (
    <label className={styles.option} data-empty={count === 0 || undefined}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      <span>{label}</span>
      <span className={styles.count}>
        {m.catalogue.optionCount({ count, hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
      </span>
    </label>
  );
}
