import { useLayoutEffect, useRef, type ChangeEvent, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct } from '#src/contract/product.ts';
import { Button } from '#src/ui/button.tsx';
import { fromFields, useUrlChange } from '#src/ui/url-fields.ts';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { takeReplaced } from '#src/ui/server-html.tsx';
import styles from './facet-form.module.css';
import { Bounds } from './facet-bounds.tsx';
import { facetFormId } from './facet-form-id.ts';
import { convertTyped, fillFields } from './form-fields.ts';
import { optionsOf, selectProducts, stockParameter, type Filters } from './facets.ts';
import { parameterName } from '#src/format/parameter-name.ts';

export interface FacetFormProperties {
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
export function FacetForm({ products, filters, search, path, hiddenFields }: FacetFormProperties) {
  const { facets } = filters;
  const navigate = useNavigate();
  const fields = useRef<HTMLFormElement>(null);
  // When the unit changes, the typed bounds are converted from the previous unit.
  const units = useRef(search);
  const note = useUrlChange((now) => {
    units.current = now;
    if (fields.current) fillFields(fields.current, now);
  });
  const apply = (form: HTMLFormElement) => {
    note();
    units.current = searchOf(form);
    return navigate(`${path}?${units.current}`, { ...fromFields, replace: true });
  };
  // In the task that replaces the form: after it, the visitor may already type into this one.
  useLayoutEffect(() => {
    if (fields.current) takeOver(fields.current, apply);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only once, when the form becomes interactive.
  }, []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void apply(event.currentTarget);
  };
  const change = ({ target, currentTarget }: ChangeEvent<HTMLFormElement, HTMLElement>) => {
    if (target instanceof HTMLSelectElement) convertTyped(target, facets, units.current);
    void apply(currentTarget);
  };
  return (
    <form ref={fields} action={path} className={styles.form} onSubmit={submit} onChange={change}>
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Availability products={products} filters={filters} />
      {facets.map((facet) => (
        <FacetField
          key={facet.specification}
          facet={facet}
          products={products}
          filters={filters}
          search={search}
        />
      ))}
      <noscript>
        <Button type="submit">Apply filters</Button>
      </noscript>
    </form>
  );
}

/** Takes what was typed, and the focus, from the server's form that this one replaces. */
function takeOver(form: HTMLFormElement, apply: (form: HTMLFormElement) => unknown) {
  const before = takeReplaced(facetFormId);
  const typed = before?.element.querySelector('form');
  if (!before || !typed) return;
  if (isEdited(typed)) {
    fillFields(form, searchOf(typed));
    apply(form);
  }
  const focused = form.elements.namedItem(before.focused ?? '');
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

const isEdited = (form: HTMLFormElement) =>
  [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      (field.value !== field.defaultValue || field.checked !== field.defaultChecked),
  );

/** Empty fields are not in the URL. */
function searchOf(form: HTMLFormElement): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') search.append(name, value);
  }
  return search;
}

function Availability({ products, filters }: { products: ListedProduct[]; filters: Filters }) {
  const count = selectProducts(products, { ...filters, isInStock: true }).length;
  return (
    <fieldset className={styles.facet}>
      <legend>Availability</legend>
      <Option name={stockParameter} value="yes" label="In stock" count={count} isChosen={filters.isInStock} />
    </fieldset>
  );
}

interface FieldProperties {
  facet: Facet;
  products: ListedProduct[];
  filters: Filters;
  search: URLSearchParams;
}

function FacetField({ facet, products, filters, search }: FieldProperties) {
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
            <VisuallyHidden>What “{specification}” means</VisuallyHidden>
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

interface OptionProperties {
  name: string;
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
}

function Option({ name, value, label, count, isChosen }: OptionProperties) {
  return (
    <label className={styles.option} data-empty={count === 0 || undefined}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      <span>{label}</span>
      <span className={styles.count}>
        {count}
        <VisuallyHidden> products</VisuallyHidden>
      </span>
    </label>
  );
}
