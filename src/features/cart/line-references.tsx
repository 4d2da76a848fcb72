import { useState } from 'react';
import type { LineChange } from '#src/contract/cart.ts';
import { m } from '#src/messages/m.ts';
import styles from './cart-line.module.css';
import type { ShownLine } from './overlay.ts';

interface Props {
  line: ShownLine;
  onChange: (change: Partial<LineChange>) => void;
}

/** The customer's own reference and cost centre of a line, printed on all order documents. */
export function LineReferences({ line, onChange }: Props) {
  const { costCentre, reference, product, partNumber } = line;
  const name = product?.name ?? partNumber;
  const known = [
    costCentre && m.cart.costCentreIs({ costCentre }),
    reference && m.cart.referenceIs({ reference }),
  ];
  return (
    <details className={styles.references}>
      <summary>{known.filter(Boolean).join(', ') || m.cart.costCentreAndReference}</summary>
      <div className={styles.fields}>
        <ReferenceField
          label={m.cart.costCentre}
          name={name}
          value={costCentre}
          onChange={(text) => onChange({ costCentre: text })}
        />
        <ReferenceField
          label={m.cart.yourReference}
          name={name}
          value={reference}
          onChange={(text) => onChange({ reference: text })}
        />
      </div>
    </details>
  );
}

function ReferenceField({
  label,
  name,
  value,
  onChange,
}: {
  label: string;
  name: string;
  value: string;
  onChange: (text: string) => void;
}) {
  const [text, setText] = useState<string>();
  const settle = () => {
    if (text !== undefined && text.trim() !== value) onChange(text.trim());
    setText(undefined);
  };
  return (
    <label>
      <span>{label}</span>
      <input
        type="text"
        maxLength={60}
        autoComplete="off"
        aria-label={m.cart.fieldOf({ label, name })}
        value={text ?? value}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
    </label>
  );
}
