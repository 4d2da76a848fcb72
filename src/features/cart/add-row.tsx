import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { canStore, whenIdle } from '#src/ui/lazy-part.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './add-row.module.css';
import { quantityError } from './quantity-error.ts';

interface Properties {
  partNumber: string;
  minimumOrderQuantity: number;
  /** Loads the code that adds a quantity to the cart. The function returns why it could not be added; empty if it could. */
  load: () => Promise<(quantity: number) => Promise<string>>;
}

/**
 * Quantity and "Add" in a row of a list. Works offline too. Until the code of the cart is loaded, and in browsers that store
 * no data for this site, it is a form that the browser posts.
 */
export function AddRow({ partNumber, minimumOrderQuantity, load }: Properties) {
  const form = useRef<HTMLFormElement>(null);
  const { error, setError, added, add } = useAdd(load);
  useEffect(() => {
    // Submitted before the script could respond (app/first-input.ts).
    if (form.current?.dataset.submitted !== undefined) void add(form.current);
    // Loaded in advance, because the connection may be lost when it is needed.
    else if (canStore()) whenIdle(() => void load().catch(() => undefined));
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
      action="/basic/cart"
      onSubmit={onSubmit}
      noValidate
    >
      <input type="hidden" name="partNumber" value={partNumber} />
      <input
        name="quantity"
        className={styles.quantity}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity: ${partNumber}`}
        aria-invalid={error !== ''}
        defaultValue={minimumOrderQuantity}
        onChange={({ currentTarget }) =>
          setError(quantityError(Number(currentTarget.value), minimumOrderQuantity))
        }
      />
      <button type="submit" className={styles.add} aria-label={`Add ${partNumber} to cart`}>
        Add
      </button>
      <span role="status" className={styles.result}>
        {error}
        {error === '' && added > 0 && (
          <>
            {added} added. <SiteLink href="/cart">Cart</SiteLink>
          </>
        )}
      </span>
    </form>
  );
}

function useAdd(load: Properties['load']) {
  const [error, setError] = useState('');
  const [added, setAdded] = useState(0);
  const add = async (form: HTMLFormElement) => {
    delete form.dataset.submitted;
    const quantity = Number(new FormData(form).get('quantity'));
    const addQuantity = canStore() ? await load().catch(() => undefined) : undefined;
    if (addQuantity) {
      const problem = await addQuantity(quantity);
      setError(problem);
      if (problem === '') setAdded((before) => before + quantity);
    } else if (navigator.onLine) form.submit();
    else setError('Not added. Try again when you are online.');
  };
  return { error, setError, added, add };
}
