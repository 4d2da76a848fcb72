import { useState } from 'react';
import type { Order } from '#src/contract/order.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import form from '#src/ui/form/form.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { hasShipped, remainingLines } from './order-labels.ts';
import styles from './orders.module.css';

interface Props {
  order: Order;
  isBusy: boolean;
  failure: string;
  onConfirm: (partNumbers: string[]) => void;
  onKeep: () => void;
}

/**
 * The consumer's statement: who withdraws from which contract, and where the confirmation is sent. Directive 2011/83/EU,
 * Article 11a prescribes the words of the button.
 */
export function Withdrawal({ order, isBusy, failure, onConfirm, onKeep }: Props) {
  const { number, contact } = order;
  const partNumbers = [...new Set(remainingLines(order).map(({ partNumber }) => partNumber))];
  const [excluded, setExcluded] = useState<string[]>([]);
  const selected = partNumbers.filter((partNumber) => !excluded.includes(partNumber));
  const toggle = (partNumber: string) =>
    setExcluded(
      excluded.includes(partNumber)
        ? excluded.filter((other) => other !== partNumber)
        : [...excluded, partNumber],
    );
  return (
    <Notice kind="error" title={m.orders.withdrawFrom({ number })}>
      <p>{m.orders.withdrawalStatement({ name: contact?.name ?? '', email: contact?.email ?? '' })}</p>
      {partNumbers.length > 1 ? (
        <Choice order={order} partNumbers={partNumbers} selected={selected} onToggle={toggle} />
      ) : (
        <p>{textOf(order, partNumbers[0] ?? '')}</p>
      )}
      <p>
        {consequence(order)} {m.orders.cannotUndo}
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={isBusy || selected.length === 0}
          onClick={() => onConfirm(excluded.length === 0 ? [] : selected)}
        >
          {isBusy ? m.orders.sending : m.orders.confirmWithdrawal}
        </Button>
        <Button disabled={isBusy} onClick={onKeep}>
          {m.orders.keepOrder}
        </Button>
      </div>
      {failure !== '' && <p role="alert">{failure}</p>}
    </Notice>
  );
}

interface ChoiceProps {
  order: Order;
  partNumbers: string[];
  selected: string[];
  onToggle: (partNumber: string) => void;
}

function Choice({ order, partNumbers, selected, onToggle }: ChoiceProps) {
  return (
    <fieldset className={form.choice}>
      <legend>{m.orders.items}</legend>
      {partNumbers.map((partNumber) => (
        <label key={partNumber} className={form.option}>
          <input
            type="checkbox"
            checked={selected.includes(partNumber)}
            onChange={() => onToggle(partNumber)}
          />
          <span>{textOf(order, partNumber)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function textOf(order: Order, partNumber: string): string {
  const lines = remainingLines(order).filter((line) => line.partNumber === partNumber);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return `${quantity} × ${partNumber} ${lines[0]?.name ?? ''}`.trim();
}

const consequence = (order: Order): string =>
  hasShipped(order) ? m.orders.returnGoods : m.orders.nothingToReturn;
