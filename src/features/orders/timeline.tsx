import type { HistoryStep, Order } from '#src/contract/order.ts';
import { formatMoment } from '#src/format/date.ts';
import { Icon } from '#src/ui/icon.tsx';
import { upcomingStates, labelOf, stateLabels } from './order-labels.ts';
import styles from './orders.module.css';
import { ParcelLink } from './parcel-link.tsx';

/** Past and expected states. */
export function Timeline({ order: { history, state, payment } }: { order: Order }) {
  return (
    <ol role="list" className={styles.timeline}>
      {history.map((step) => (
        <li key={`${step.state} ${step.at}`} aria-current={step === history.at(-1) ? 'step' : undefined}>
          <Icon name={step.state === 'cancelled' ? 'x' : 'check'} />
          <Step step={step} label={labelOf({ state: step.state, payment })} />
        </li>
      ))}
      {upcomingStates(state).map((step) => (
        <li key={step} className={styles.upcoming}>
          <Icon name="minus" />
          <p>{stateLabels[step]}</p>
        </li>
      ))}
    </ol>
  );
}

function Step({ step, label }: { step: HistoryStep; label: string }) {
  const { at, note } = step;
  return (
    <div>
      <p>
        <strong>{label}</strong>
      </p>
      <p className={styles.note}>{formatMoment(Date.parse(at))}</p>
      {note !== '' && <p>{note}</p>}
      <ParcelLink parcel={step} />
    </div>
  );
}
