import type { ReactNode } from 'react';
import type { Instrument } from '#src/contract/instrument.ts';
import { formatDate } from '#src/format/date.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { m } from '#src/messages/m.ts';
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
    <article className={styles.instrument} aria-label={m.certificates.instrument({ serialNumber })}>
      <div>
        <Heading className={styles.name}>
          {product ? <SiteLink href={`/products/${product.url}`}>{product.name}</SiteLink> : partNumber}
        </Heading>
        <p className={styles.note}>
          {product
            ? m.certificates.serialAndPartNumber({ serialNumber, partNumber, code })
            : m.certificates.serialNumberOf({ serialNumber, code })}
        </p>
      </div>
      <dl className={styles.facts}>
        {calibratedOn !== null && <Fact term={m.certificates.calibratedOn} text={formatDate(calibratedOn)} />}
        <DueDate instrument={instrument} today={today} />
        {certificateNumber !== '' && (
          <Fact term={m.certificates.certificateNumber} text={certificateNumber} />
        )}
      </dl>
      <div className={styles.actions}>
        {certificate && (
          <a className={styles.file} href={certificate.url} type="application/pdf">
            {certificate.size === null
              ? m.certificates.file
              : m.certificates.fileOfSize({ size: formatBytes(certificate.size * 1000) })}
          </a>
        )}
        {actions}
      </div>
    </article>
  );
}

const code = (text: ReactNode) => <code>{text}</code>;

/** An overdue date is stated in words, not only by its colour. */
function DueDate({ instrument: { calibrationDue }, today }: Pick<Props, 'instrument' | 'today'>) {
  if (calibrationDue === null) return null;
  const isOverdue = calibrationDue < today;
  return (
    <div className={isOverdue ? styles.overdue : undefined}>
      <dt>{isOverdue ? m.certificates.wasDue : m.certificates.nextDue}</dt>
      <dd>{formatDate(calibrationDue)}</dd>
    </div>
  );
}
