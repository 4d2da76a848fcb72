import { useEffect, useState } from 'react';
import { haveSameAddOns } from '#src/contract/add-on-prices.ts';
import { m } from '#src/messages/m.ts';
import { AddOnFields } from './add-on-fields.tsx';
import styles from './cart-line.module.css';
import type { ShownLine } from './overlay.ts';

interface Props {
  line: ShownLine;
  currency: string;
  onChange: (codes: string[]) => void;
}

/** The add-ons of a cart line. Shows the new selection until the cart on the device contains it. */
export function LineAddOns({ line, currency, onChange }: Props) {
  const { addOns, offeredAddOns, error } = line;
  const [isOpen, setIsOpen] = useState(addOns.length > 0);
  const [entered, setEntered] = useState<string[]>();
  const isSettled = error !== null || (entered !== undefined && haveSameAddOns(entered, addOns));
  useEffect(() => {
    if (isSettled) setEntered(undefined);
  }, [isSettled]);
  const change = (codes: string[]) => {
    setEntered(codes);
    onChange(codes);
  };
  if (offeredAddOns.length === 0) return null;
  return (
    <details
      className={styles.addOns}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{m.addOns.title}</summary>
      <AddOnFields
        offered={offeredAddOns}
        currency={currency}
        isTitled={false}
        chosen={error === null ? (entered ?? addOns) : addOns}
        onChange={change}
      />
    </details>
  );
}
