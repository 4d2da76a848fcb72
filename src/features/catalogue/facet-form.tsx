import { useEffect, useRef, type ChangeEvent, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Facet } from '#src/contract/category.ts';
import type { ListedProduct } from '#src/contract/product.ts';
import { Button } from '#src/ui/button.tsx';
import { fromFields, useUrlChange } from '#src/ui/url-fields.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './facet-form.module.css';
import { Bounds } from './facet-bounds.tsx';
import { convertTyped } from './convert-typed.ts';
import { fillFields } from './fill-fields.ts';
import { optionsOf, type Selection } from './facets.ts';
import { parameterName } from '#src/format/parameter-name.ts';

interface Properties {
  facets: Facet[];
  products: ListedProduct[];
  selection: Selection;
  search: URLSearchParams;
  /** The category page without any filter. */
  path: string;
  /** Parameters of the address that are not filters and stay. */
  kept: [string, string][];
}

/** A plain GET form: works without JavaScript; with it, every change shows at once and the address holds the state. */
export function FacetForm({ facets, products, selection, search, path, kept }: Properties) {
  const navigate = useNavigate();
  const fields = useRef<HTMLFormElement>(null);
  // Another unit was chosen: what is typed beside it was meant in the one before.
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
  useEffect(() => {
    // React hears nothing of what was entered before the script ran.
    if (fields.current && isEdited(fields.current)) void apply(fields.current);
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
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {facets.map((facet) => (
        <FacetField
          key={facet.specification}
          facet={facet}
          products={products}
          context={{ facets, selection, search }}
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

const isEdited = (form: HTMLFormElement) =>
  [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      (field.value !== field.defaultValue || field.checked !== field.defaultChecked),
  );

/** Empty fields stay out of the address. */
function searchOf(form: HTMLFormElement): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') search.append(name, value);
  }
  return search;
}

interface FieldProperties {
  facet: Facet;
  products: ListedProduct[];
  context: { facets: Facet[]; selection: Selection; search: URLSearchParams };
}

function FacetField({ facet, products, context }: FieldProperties) {
  const { specification, explanation } = facet;
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
      {facet.kind === 'choice' ? (
        <Choice facet={facet} products={products} context={context} />
      ) : (
        <Bounds facet={facet} products={products} search={context.search} />
      )}
    </fieldset>
  );
}

function Choice({ facet, products, context }: FieldProperties) {
  const chosen = context.selection.get(facet.specification)?.values ?? [];
  return optionsOf(facet, products, context).map(({ value, count }) => (
    <label key={value} className={styles.option}>
      <input
        type="checkbox"
        name={parameterName(facet.specification)}
        value={value}
        defaultChecked={chosen.includes(value)}
      />
      <span>{value}</span>
      <span className={styles.count}>
        {count}
        <VisuallyHidden> products</VisuallyHidden>
      </span>
    </label>
  ));
}
