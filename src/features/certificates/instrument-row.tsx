import type { ReactNode } from 'react';
import type { Instrument } from '#src/contract/instrument.ts';
import { formatDate } from '#src/format/date.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { Fact } from '#src/ui/fact.tsx';
import styles from './certificates.module.css';

interface Props {
  instrument: Instrument;
  /** Today as year-month-day. */
  today: string;
  /** Heading level of the name. */
  heading?: 'h2' | 'h3';
  actions?: ReactNode;
}

/** An instrument with its calibration dates and certificate. */
export function InstrumentRow({ instrument, today, heading: Heading = 'h3', actions }: Props) {
  const { serialNumber, partNumber, product, calibratedOn, certificateNumber, certificate } = instrument;
  return (
    <article className={styles.instrument} aria-label={`Serial number ${serialNumber}`}>
      <div>
        <Heading className={styles.name}>
          {product ? <SiteLink href={`/products/${product.url}`}>{product.name}</SiteLink> : partNumber}
        </Heading>
        <p className={styles.note}>
          Serial number <code>{serialNumber}</code>
          {product && (
            <>
              , <code>{partNumber}</code>
            </>
          )}
        </p>
      </div>
      <dl className={styles.facts}>
        {calibratedOn !== null && <Fact term="Calibrated on" text={formatDate(calibratedOn)} />}
        <DueDate instrument={instrument} today={today} />
        {certificateNumber !== '' && <Fact term="Certificate" text={certificateNumber} />}
      </dl>
      <div className={styles.actions}>
        {certificate && (
          <a className={styles.file} href={certificate.url} type="application/pdf">
            Calibration certificate (PDF
            {certificate.size !== null && `, ${formatBytes(certificate.size * 1000)}`})
          </a>
        )}
        {actions}
      </div>
    </article>
  );
}

/** An overdue date is stated in words, not only by its colour. */
function DueDate({ instrument: { calibrationDue }, today }: Pick<Props, 'instrument' | 'today'>) {
  if (calibrationDue === null) return null;
  const isOverdue = calibrationDue < today;
  return (
    <div className={isOverdue ? styles.overdue : undefined}>
      <dt>{isOverdue ? 'Calibration was due' : 'Next calibration due'}</dt>
      <dd>{formatDate(calibrationDue)}</dd>
    </div>
  );
}
