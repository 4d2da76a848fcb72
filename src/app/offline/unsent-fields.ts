import type { UnsentText } from '#src/contract/unsent-text.ts';

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const selector = 'input[name], textarea[name], select[name]';
const excludedTypes = new Set(['password', 'hidden', 'file', 'submit', 'button', 'reset', 'image']);

/** Named fields that may be stored on the device; never passwords, codes or card data. */
export function isStorable(target: EventTarget | null): target is Field {
  const isField =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  if (!isField || !target.matches(selector) || excludedTypes.has(target.type)) return false;
  // The form saves its own draft.
  if (target.closest('form[data-draft]')) return false;
  return !/(?:^|\s)(?:cc-|one-time-code|current-password|new-password)/.test(target.autocomplete);
}

/** All fields of the page by name. For fields with the same name, checkboxes add their value and others a number. */
export function fieldsByKey(): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of document.querySelectorAll(selector)) {
    if (!isStorable(field)) continue;
    const name = isTicked(field) ? `${field.name}=${field.value}` : field.name;
    let key = name;
    for (let number = 2; fields.has(key); number += 1) key = `${name} ${number}`;
    fields.set(key, field);
  }
  return fields;
}

export const contentOf = (field: Field) => (isTicked(field) ? field.checked : field.value);

export function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return false;
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Fills a field and dispatches events as if the visitor had typed. */
export function fill(field: Field, content: UnsentText[string]) {
  if (content === contentOf(field)) return;
  if (isTicked(field)) return field.click();
  if (typeof content !== 'string') return;
  // React tracks values set on the element itself and would ignore the change, so use the prototype's setter.
  const { prototype } = field.constructor;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, content);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';
