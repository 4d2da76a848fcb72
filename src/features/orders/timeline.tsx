import type { HistoryStep, Order } from '#src/contract/order.ts';
import { formatMoment } from '#src/format/date.ts';
import { Icon } from '#src/ui/icon.tsx';
import { aheadOf, stateWords } from './order-words.ts';
import styles from './orders.module.css';

/** What happened, and what is still to come. */
export function Timeline({ order: { history, state } }: { order: Order }) {
  return (
    <ol role="list" className={styles.timeline}>
      {history.map((step) => (
        <li key={`${step.state} ${step.at}`} aria-current={step === history.at(-1) ? 'step' : undefined}>
          <Icon name={step.state === 'cancelled' ? 'x' : 'check'} />
          <Step step={step} />
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

function Step({ step: { state, at, note, carrier, trackingNumber, trackingUrl } }: { step: HistoryStep }) {
  const parcel = `${carrier} ${trackingNumber}`.trim();
  return (
    <div>
      <p>
        <strong>{stateWords[state]}</strong>
      </p>
      <p className={styles.note}>{formatMoment(Date.parse(at))}</p>
      {note !== '' && <p>{note}</p>}
      {/^https:/.test(trackingUrl) ? <a href={trackingUrl}>Follow the parcel: {parcel}</a> : <p>{parcel}</p>}
    </div>
  );
}
