import { useEffect, useState } from 'react';
import { useIsHydrated } from '#src/ui/use-is-hydrated.ts';

/** Applies what was entered into a form of the server's HTML before React took it over, which resets the fields. */
export function useEarlyInput(formId: string, onChange: (name: string, value: string) => void) {
  const isServed = !useIsHydrated();
  const [entered] = useState(() => (isServed ? enteredInto(formId) : []));
  useEffect(() => {
    for (const { name, value } of entered) onChange(name, value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when React takes over the form.
  }, []);
}

function enteredInto(formId: string): { name: string; value: string }[] {
  const form = typeof document === 'undefined' ? null : document.getElementById(formId);
  return [...(form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])]
    .filter(isChanged)
    .map(({ name, value }) => ({ name, value }));
}

const isChanged = (control: HTMLInputElement | HTMLSelectElement) =>
  'selectedOptions' in control
    ? control.selectedOptions[0]?.defaultSelected === false
    : control.value !== control.defaultValue;
