import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { languagePrefix } from '#src/format/language-prefix.ts';
import { m } from '#src/messages/m.ts';
import { canStore } from '#src/ui/lazy-part.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './add-row.module.css';
import { quantityError } from './quantity-error.ts';

interface Props<Part> {
  part: Part;
  partNumber: string;
  minimumOrderQuantity: number;
  /**
   * Loads the code that adds a quantity of the part to the cart, unless the outbox has done so (app/outbox/outbox.tsx). That
   * code returns why the part could not be added; empty if it could.
   */
  load: () => Promise<(part: Part, quantity: number) => Promise<string>>;
}

/**
 * Quantity and "Add" in a row of a list. Works offline too. Until the code of the cart is loaded, and in browsers that store
 * no data for this site, it is a form that the browser posts.
 */
export function AddRow<Part>({ part, partNumber, minimumOrderQuantity, load }: Props<Part>) {
  const form = useRef<HTMLFormElement>(null);
  const { error, setError, added, add } = useAdd(part, load);
  useEffect(() => {
    // Submitted before the script could respond (app/first-input.ts).
    if (form.current?.dataset.submitted !== undefined) void add(form.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only once, when React takes over the form.
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void add(event.currentTarget);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={`${languagePrefix}/basic/cart`}
      onSubmit={onSubmit}
      noValidate
    >
      <input type="hidden" name="partNumber" value={partNumber} />
      <input
        name="quantity"
        className={styles.quantity}
        inputMode="numeric"
        autoComplete="off"
        aria-label={m.cart.quantityOf({ name: partNumber })}
        aria-invalid={error !== ''}
        defaultValue={minimumOrderQuantity}
        onChange={({ currentTarget }) =>
          setError(quantityError(Number(currentTarget.value), minimumOrderQuantity))
        }
      />
      <button type="submit" className={styles.add} aria-label={m.cart.addPart({ partNumber })}>
        {m.cart.add}
      </button>
      <span role="status" className={styles.result}>
        {error}
        {error === '' &&
          added > 0 &&
          m.cart.added({ quantity: added, link: (text) => <SiteLink href="/cart">{text}</SiteLink> })}
      </span>
    </form>
  );
}

function useAdd<Part>(part: Part, load: Props<Part>['load']) {
  const [error, setError] = useState('');
  const [added, setAdded] = useState(0);
  const add = async (form: HTMLFormElement) => {
    delete form.dataset.submitted;
    const quantity = Number(new FormData(form).get('quantity'));
    const addQuantity = canStore() ? await load().catch(() => undefined) : undefined;
    if (addQuantity) {
      const problem = await addQuantity(part, quantity);
      setError(problem);
      if (problem === '') setAdded((before) => before + quantity);
    } else if (navigator.onLine) form.submit();
    else setError(m.cart.notAdded);
  };
  return { error, setError, added, add };
}
