export interface BasicOrder {
  quantity: number;
  /** Codes of the chosen add-ons. */
  addOns: string[];
  /** Whether "Add to cart" was clicked before the script could respond (app/first-input.ts). */
  isSubmitted: boolean;
}

/** Reads what was entered into the form of BasicAddToCart. An invalid quantity becomes the minimum. */
export function basicOrder(form: HTMLFormElement): BasicOrder {
  const fields = new FormData(form);
  const field = form.elements.namedItem('quantity');
  const isValid = field instanceof HTMLInputElement && field.checkValidity();
  return {
    quantity: isValid ? field.valueAsNumber : Number(field instanceof HTMLInputElement ? field.min : 1),
    addOns: [...fields.keys()].filter((name) => name.startsWith(addOnPrefix)).map(withoutPrefix),
    isSubmitted: form.dataset.submitted !== undefined,
  };
}

const addOnPrefix = 'addOn.';
const withoutPrefix = (name: string) => name.slice(addOnPrefix.length);
