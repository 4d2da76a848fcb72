import { useId, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct } from '#src/contract/product.ts';
import { formatNumber } from '#src/format/quantity.ts';
import { Button } from '#src/ui/button.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './facet-form.module.css';
import { extentOf, optionsOf, parameterName, type Selection, type Wanted } from './facets.ts';

interface Properties {
  facets: Facet[];
  products: ListedProduct[];
  selection: Selection;
  /** The category page without any filter. */
  path: string;
  /** Parameters of the address that are not filters and stay. */
  kept: [string, string][];
}

/** A plain GET form: works without JavaScript; with it, every change shows at once and the address holds the state. */
export function FacetForm({ facets, products, selection, path, kept }: Properties) {
  const navigate = useNavigate();
  const apply = (form: HTMLFormElement) =>
    navigate(`${path}?${searchOf(form)}`, { replace: true, preventScrollReset: true });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void apply(event.currentTarget);
  };
  return (
    <form
      action={path}
      className={styles.form}
      onSubmit={submit}
      onChange={(event) => void apply(event.currentTarget)}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets.map((facet) => (
        <FacetField
          key={facet.specification}
          facet={facet}
          products={products}
          context={{ facets, selection }}
        />
      ))}
      <noscript>
        <Button type="submit">Apply filters</Button>
      </noscript>
      {selection.size > 0 && (
        <SiteLink href={path} className={styles.clear}>
          Clear all filters
        </SiteLink>
      )}
    </form>
  );
}

/** Empty fields stay out of the address. */
function searchOf(form: HTMLFormElement): string {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') search.append(name, value);
  }
  return search.toString();
}

interface FieldProperties {
  facet: Facet;
  products: ListedProduct[];
  context: { facets: Facet[]; selection: Selection };
}

function FacetField({ facet, products, context }: FieldProperties) {
  const wanted = context.selection.get(facet.specification);
  return (
    <fieldset className={styles.facet}>
      <legend>{facet.unit ? `${facet.specification} in ${facet.unit}` : facet.specification}</legend>
      {facet.kind === 'choice' ? (
        <Choice facet={facet} products={products} context={context} />
      ) : (
        <Bounds facet={facet} products={products} wanted={wanted} />
      )}
    </fieldset>
  );
}

function Choice({ facet, products, context }: FieldProperties) {
  const chosen = context.selection.get(facet.specification)?.values ?? [];
  return optionsOf(facet, products, context).map(({ value, count }) => (
    <label key={value} className={styles.option}>
      <Tick name={parameterName(facet.specification)} value={value} isChosen={chosen.includes(value)} />
      <span>{value}</span>
      <span className={styles.count}>
        {count}
        <VisuallyHidden> products</VisuallyHidden>
      </span>
    </label>
  ));
}

/** Shows the tick at once and follows the address when that changes from outside (clear, back). */
function Tick({ name, value, isChosen }: { name: string; value: string; isChosen: boolean }) {
  const [state, setState] = useState({ isTicked: isChosen, isChosen });
  if (state.isChosen !== isChosen) setState({ isTicked: isChosen, isChosen });
  return (
    <input
      type="checkbox"
      name={name}
      value={value}
      checked={state.isTicked}
      onChange={({ target }) => setState({ isTicked: target.checked, isChosen })}
    />
  );
}

function Bounds({
  facet,
  products,
  wanted,
}: {
  facet: Facet;
  products: ListedProduct[];
  wanted: Wanted | undefined;
}) {
  const extent = extentOf(facet, products);
  const hasMin = facet.kind !== 'at-most';
  const hasMax = facet.kind !== 'at-least';
  const name = parameterName(facet.specification);
  return (
    <>
      <div className={styles.bounds}>
        {hasMin && <Bound name={`${name}.min`} label={hasMax ? 'from' : 'at least'} value={wanted?.min} />}
        {hasMax && <Bound name={`${name}.max`} label={hasMin ? 'to' : 'at most'} value={wanted?.max} />}
        <span className={styles.unit}>{facet.unit}</span>
      </div>
      {extent && (
        <p className={styles.extent}>
          here {formatNumber(extent.min)} … {formatNumber(extent.max)} {facet.unit}
        </p>
      )}
    </>
  );
}

function Bound({ name, label, value }: { name: string; label: string; value: number | null | undefined }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        // A new key when the address changes from outside (clear, back), so that the field follows it.
        key={value ?? 'empty'}
        name={name}
        defaultValue={value ?? ''}
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  );
}
