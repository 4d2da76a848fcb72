/** Ticks, choices and texts of a form, as a url has them. */
export function fillFields(form: HTMLFormElement, search: URLSearchParams) {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) choose(field, search.get(field.name) ?? '');
    else if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = search.getAll(field.name).includes(field.value);
    else if (field instanceof HTMLInputElement && field.type === 'text')
      field.value = search.get(field.name) ?? '';
  }
}

/** What is not offered counts as not chosen. */
function choose(select: HTMLSelectElement, value: string) {
  select.value = value;
  if (select.selectedIndex === -1) select.value = '';
}
