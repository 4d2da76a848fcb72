import { useLayoutEffect, useRef, type ChangeEvent, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Facet } from '#src/contract/category.ts';
import type { UnitSystem } from '#src/format/unit-system.ts';
import { withUnits } from '#src/format/preferred-units.ts';
import { takeReplaced } from '#src/ui/server-html.tsx';
import { fromFields, useUrlChange } from '#src/ui/url-fields.ts';
import { facetFormId } from './facet-form-id.ts';
import { convertTyped, fillFields, searchOf } from './form-fields.ts';

interface Props {
  filters: { facets: Facet[] };
  search: URLSearchParams;
  /** The category page without filters. */
  path: string;
  system: UnitSystem;
}

/** Copies the fields to the URL on every change, and the URL to the fields when something else changes it. */
export function useFacetFields({ filters: { facets }, search, path, system }: Props) {
  const navigate = useNavigate();
  const fields = useRef<HTMLFormElement>(null);
  // When the unit changes, the typed bounds are converted from the previous unit.
  const shown = withUnits(search, facets, system);
  const units = useRef(shown);
  const note = useUrlChange((now) => {
    units.current = withUnits(now, facets, system);
    if (fields.current) fillFields(fields.current, units.current);
  });
  const apply = (form: HTMLFormElement) => {
    note();
    const entered = searchOf(form, facets, system);
    units.current = withUnits(entered, facets, system);
    return navigate(`${path}?${entered}`, { ...fromFields, replace: true });
  };
  // In the task that replaces the form: after it, the visitor may already type into this one.
  useLayoutEffect(() => {
    // The server's form has metric units.
    const fill = (form: HTMLFormElement, typed: HTMLFormElement) =>
      fillFields(form, withUnits(searchOf(typed, facets, 'metric'), facets, system));
    if (fields.current) takeOver(fields.current, fill, apply);
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
  return { fields, shown, submit, change };
}

/** Takes over the input and the focus from the server's form, which this form replaces. */
function takeOver(
  form: HTMLFormElement,
  fill: (form: HTMLFormElement, typed: HTMLFormElement) => void,
  apply: (form: HTMLFormElement) => unknown,
) {
  const before = takeReplaced(facetFormId);
  const typed = before?.element.querySelector('form');
  if (!before || !typed) return;
  if (isEdited(typed)) {
    fill(form, typed);
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
