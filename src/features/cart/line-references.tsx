import { useState } from 'react';
import type { LineChange } from '#src/contract/cart.ts';
import styles from './cart-line.module.css';
import type { ShownLine } from './overlay.ts';

interface Properties {
  line: ShownLine;
  onChange: (wanted: Partial<LineChange>) => void;
}

/** The buyer's own words for a line; they come back on every paper. */
export function LineReferences({ line, onChange }: Properties) {
  const { costCentre, reference, product, partNumber } = line;
  const name = product?.name ?? partNumber;
  const known = [costCentre && `Cost centre ${costCentre}`, reference && `Reference ${reference}`];
  return (
    <details className={styles.references}>
      <summary>{known.filter(Boolean).join(', ') || 'Cost centre and reference'}</summary>
      <div className={styles.fields}>
        <ReferenceField
          label="Cost centre"
          name={name}
          value={costCentre}
          onChange={(text) => onChange({ costCentre: text })}
        />
        <ReferenceField
          label="Your reference"
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
  const [typed, setTyped] = useState<string>();
  const settle = () => {
    if (typed !== undefined && typed.trim() !== value) onChange(typed.trim());
    setTyped(undefined);
  };
  return (
    <label>
      <span>{label}</span>
      <input
        type="text"
        maxLength={60}
        autoComplete="off"
        aria-label={`${label}: ${name}`}
        value={typed ?? value}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={settle}
        onKeyDown={({ key }) => key === 'Enter' && settle()}
      />
    </label>
  );
}
