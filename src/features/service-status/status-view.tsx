import type { ServiceRequest, ServiceState } from '#src/contract/service-request.ts';
import { formatMoment } from '#src/format/date.ts';
import { serviceStateLabels } from '#src/format/service-state-labels.ts';
import { m } from '#src/messages/m.ts';
import { AsOf } from '#src/ui/as-of.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Section } from '#src/ui/layout.tsx';
import styles from './status-view.module.css';

const usualStates: ServiceState[] = [
  'received',
  'accepted',
  'instrument-received',
  'in-work',
  'done',
  'returned',
];

/** The status of a calibration or repair request, with its documents. */
export function StatusView({ request, updatedAt }: { request: ServiceRequest; updatedAt: number }) {
  const { rmaNumber, reference, shippingDocumentPath } = request;
  return (
    <>
      <dl className={styles.numbers}>
        <div>
          <dt>{rmaNumber === null ? m.serviceStatus.reference : m.serviceStatus.rmaNumber}</dt>
          <dd>{rmaNumber ?? reference}</dd>
        </div>
        <div>
          <dt>{m.serviceStatus.status}</dt>
          <dd>{serviceStateLabels[request.state]}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        <AsOf what={m.serviceStatus.status} savedAt={updatedAt} />
      </p>
      <Timeline request={request} />
      <Instruments instruments={request.instruments} />
      <Certificates certificates={request.certificates} />
      <div className={styles.actions}>
        {shippingDocumentPath !== null && (
          <ButtonLink variant="primary" href={shippingDocumentPath}>
            {m.serviceStatus.shippingDocument}
          </ButtonLink>
        )}
        <Button onClick={() => window.print()}>{m.serviceStatus.print}</Button>
      </div>
    </>
  );
}

function Timeline({ request: { history, state } }: { request: ServiceRequest }) {
  const upcoming = state === 'declined' ? [] : usualStates.slice(usualStates.indexOf(state) + 1);
  return (
    <Section title={m.serviceStatus.history}>
      <ol role="list" className={styles.timeline}>
        {history.map((step) => (
          <li key={`${step.state} ${step.at}`} aria-current={step === history.at(-1) ? 'step' : undefined}>
            <Icon name={step.state === 'declined' ? 'x' : 'check'} />
            <div>
              <p className={styles.step}>{serviceStateLabels[step.state]}</p>
              <p className={styles.note}>{formatMoment(Date.parse(step.at))}</p>
              {step.note !== '' && <p>{step.note}</p>}
            </div>
          </li>
        ))}
        {upcoming.map((step) => (
          <li key={step} className={styles.upcoming}>
            <Icon name="minus" />
            <p>{serviceStateLabels[step]}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Instruments({ instruments }: Pick<ServiceRequest, 'instruments'>) {
  if (instruments.length === 0) return null;
  return (
    <Section title={m.serviceStatus.instruments({ count: instruments.length })}>
      <ul role="list" className={styles.list}>
        {instruments.map(({ model, serialNumber }) => (
          <li key={`${model} ${serialNumber}`}>
            {m.serviceStatus.instrument({
              model,
              serialNumber,
              code: (text) => <code>{text}</code>,
            })}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Certificates({ certificates }: Pick<ServiceRequest, 'certificates'>) {
  if (certificates.length === 0) return null;
  return (
    <Section title={m.serviceStatus.certificates}>
      <ul role="list" className={styles.list}>
        {certificates.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
