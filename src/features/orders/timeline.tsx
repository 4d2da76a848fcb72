import type { HistoryStep, Order } from '#src/contract/order.ts';
import { formatMoment } from '#src/format/date.ts';
import { Icon } from '#src/ui/icon.tsx';
import { aheadOf, stateOf, stateWords } from './order-words.ts';
import styles from './orders.module.css';
import { ParcelLink } from './parcel-link.tsx';

/** What happened, and what is still to come. */
export function Timeline({ order: { history, state, payment } }: { order: Order }) {
  return (
    <ol role="list" className={styles.timeline}>
      {history.map((step) => (
        <li key={`${step.state} ${step.at}`} aria-current={step === history.at(-1) ? 'step' : undefined}>
          <Icon name={step.state === 'cancelled' ? 'x' : 'check'} />
          <Step step={step} words={stateOf({ state: step.state, payment })} />
        </li>
      ))}
      {aheadOf(state).map((step) => (
        <li key={step} className={styles.ahead}>
          <Icon name="minus" />
          <p>{stateWords[step]}</p>
        </li>
      ))}
    </ol>
  );
}

function Step({ step, words }: { step: HistoryStep; words: string }) {
  const { at, note } = step;
  return (
    <div>
      <p>
        <strong>{words}</strong>
      </p>
      <p className={styles.note}>{formatMoment(Date.parse(at))}</p>
      {note !== '' && <p>{note}</p>}
      <ParcelLink parcel={step} />
    </div>
  );
}
