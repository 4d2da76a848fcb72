import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import styles from './quantity-field.module.css';

/** The server takes no more in one line. */
const mostPieces = 99_999;

interface Properties {
  /** Of what: "APT 210". */
  name: string;
  quantity: number;
  minimum: number;
  /** A promise where the new quantity is shown only later. */
  onChange: (quantity: number) => void | Promise<void>;
}

/** A whole number of pieces. What is typed counts when the field is left, a tap on − or + at once. */
export function QuantityField(properties: Properties) {
  const { name, quantity, minimum } = properties;
  const id = useId();
  const { typed, setTyped, wanted, complaint, settle, step } = useQuantity(properties);
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <button
          type="button"
          aria-label={`Decrease quantity: ${name}`}
          disabled={wanted <= minimum}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <input
          type="number"
          inputMode="numeric"
          aria-label={`Quantity: ${name}`}
          aria-invalid={complaint !== ''}
          aria-describedby={id}
          min={minimum}
          max={mostPieces}
          value={typed ?? quantity}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={settle}
          onKeyDown={({ key }) => key === 'Enter' && settle()}
        />
        <button type="button" aria-label={`Increase quantity: ${name}`} onClick={() => step(1)}>
          <Icon name="plus" />
        </button>
      </div>
      <p id={id} className={styles.complaint} aria-live="polite">
        {complaint}
      </p>
    </div>
  );
}

function useQuantity({ quantity, minimum, onChange }: Properties) {
  const [typed, setTyped] = useState<string>();
  const latest = useLatest(quantity);
  const wanted = typed === undefined ? quantity : Number(typed);
  const complaint = complaintOf(wanted, minimum);
  const settle = () => {
    if (typed === undefined || complaint !== '') return;
    setTyped(undefined);
    if (wanted !== quantity) latest.change(wanted, onChange);
  };
  const step = (change: number) => {
    const from = typed === undefined || !Number.isInteger(wanted) ? latest.current() : wanted;
    const next = Math.min(Math.max(from + change, minimum), mostPieces);
    setTyped(undefined);
    if (next !== from || typed !== undefined) latest.change(next, onChange);
  };
  return { typed, setTyped, wanted, complaint, settle, step };
}

/** What was wanted last, also while it is still being stored: four taps on + are four more. */
function useLatest(quantity: number) {
  const state = useRef({ quantity, pending: 0 });
  useEffect(() => {
    if (state.current.pending === 0) state.current.quantity = quantity;
  }, [quantity]);
  return {
    current: () => state.current.quantity,
    change: (next: number, onChange: Properties['onChange']) => {
      state.current.quantity = next;
      state.current.pending += 1;
      const settle = () => void (state.current.pending -= 1);
      void Promise.resolve(onChange(next)).then(settle, settle);
    },
  };
}

export function complaintOf(quantity: number, minimum: number): string {
  if (!Number.isInteger(quantity)) return 'Enter a whole number.';
  if (quantity < minimum) return `Enter ${minimum} or more.`;
  return quantity > mostPieces ? 'Enter 99,999 or fewer.' : '';
}
