import { useState, type SubmitEvent } from 'react';
import type { Orderable } from '#src/contract/cart.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './add-row.module.css';
import { addLines } from './mutations.ts';
import { quantityError } from './quantity-field.tsx';

interface Properties {
  partNumber: string;
  minimumOrderQuantity: number;
  /** Undefined if the product cannot be ordered any more. */
  find: () => Orderable | undefined | Promise<Orderable | undefined>;
}

/** Quantity and "Add" in a row of a list. Works offline too. */
export function AddRow({ partNumber, minimumOrderQuantity, find }: Properties) {
  const [text, setText] = useState(String(minimumOrderQuantity));
  const [added, setAdded] = useState(0);
  const [failure, setFailure] = useState('');
  const quantity = Number(text);
  const error = failure || quantityError(quantity, minimumOrderQuantity);
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (error !== '' && failure === '') return;
    const product = await Promise.resolve(find()).catch(() => undefined);
    if (!product) return setFailure('Not added. Try again when you are online.');
    const problem = quantityError(quantity, product.minimumOrderQuantity);
    if (problem !== '') return setFailure(problem);
    const result = await addLines([{ product, quantity }]);
    if (result?.type === 'failed') return setFailure(`Not saved on this device. ${result.message}`);
    setFailure('');
    setAdded(added + quantity);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void add(event)} noValidate>
      <input
        className={styles.quantity}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity: ${partNumber}`}
        aria-invalid={error !== ''}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setFailure('');
        }}
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
