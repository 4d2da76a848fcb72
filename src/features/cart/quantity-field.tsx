import { useEffect, useId, useRef, useState } from 'react';
import { m } from '#src/messages/m.ts';
import { Icon } from '#src/ui/icon.tsx';
import { maxQuantity, quantityError } from './quantity-error.ts';
import styles from './quantity-field.module.css';

interface Props {
  /** Name of the product: "APT 210". */
  name: string;
  quantity: number;
  minimum: number;
  /** Returns a promise if the new quantity is shown later. */
  onChange: (quantity: number) => void | Promise<void>;
}

/** A whole number. Typed input is applied when the field loses focus, a tap on − or + immediately. */
export function QuantityField(props: Props) {
  const { name, quantity, minimum } = props;
  const id = useId();
  const { text, setText, entered, error, settle, step } = useQuantity(props);
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <button
          type="button"
          aria-label={m.cart.decreaseQuantity({ name })}
          disabled={entered <= minimum}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          type="number"
          inputMode="numeric"
          aria-label={m.cart.quantityOf({ name })}
          aria-invalid={error !== ''}
          aria-describedby={id}
          min={minimum}
          max={maxQuantity}
          value={text ?? quantity}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onBlur={settle}
          onKeyDown={({ key }) => key === 'Enter' && settle()}
        />
        <button type="button" aria-label={m.cart.increaseQuantity({ name })} onClick={() => step(1)}>
          <Icon name="plus" />
        </button>
      </div>
      <p id={id} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

function useQuantity({ quantity, minimum, onChange }: Props) {
  const [text, setText] = useState<string>();
  const latest = useLatest(quantity);
  const entered = text === undefined ? quantity : Number(text);
  const error = quantityError(entered, minimum);
  const settle = () => {
    if (text === undefined || error !== '') return;
    setText(undefined);
    if (entered !== quantity) latest.change(entered, onChange);
  };
  const step = (change: number) => {
    const from = text === undefined || !Number.isInteger(entered) ? latest.current() : entered;
    const next = Math.min(Math.max(from + change, minimum), maxQuantity);
    setText(undefined);
    if (next !== from || text !== undefined) latest.change(next, onChange);
  };
  return { text, setText, entered, error, settle, step };
}

/** The latest quantity, even while it is still being stored, so that four taps on + add four. */
function useLatest(quantity: number) {
  const state = useRef({ quantity, pending: 0 });
  useEffect(() => {
    if (state.current.pending === 0) state.current.quantity = quantity;
  }, [quantity]);
  return {
    current: () => state.current.quantity,
    change: (next: number, onChange: Props['onChange']) => {
      state.current.quantity = next;
      state.current.pending += 1;
      const settle = () => void (state.current.pending -= 1);
      void Promise.resolve(onChange(next)).then(settle, settle);
    },
  };
}
