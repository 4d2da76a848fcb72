import { useQuery } from '@tanstack/react-query';
import type { OwnInstrument, SavedInstrument } from '#src/contract/instrument.ts';
import { m } from '#src/messages/m.ts';
import { storedSerialNumber } from '../../../cms/src/platform/content/serial-number.ts';
import { formatDate } from '#src/format/date.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import styles from './certificates.module.css';
import { ownInstrumentsQuery } from './queries.ts';
import { byDueDate, useSavedInstruments } from './saved-instruments.ts';

interface Owned {
  serialNumber: string;
  name: string;
  calibrationDue: string | null;
}

interface Props {
  /** From the service requests of the account. */
  serviced: { model: string; serialNumber: string; calibrationDue: string | null }[];
}

/** Instruments bought with the account, sent in, or saved on this device, sorted by due date. */
export function MyInstruments({ serviced }: Props) {
  const saved = useSavedInstruments();
  const bought = useQuery(ownInstrumentsQuery);
  const owned = mergeInstruments({ bought: bought.data ?? [], serviced, saved });
  const isMissing = bought.data === undefined && bought.fetchStatus !== 'fetching';
  return (
    <>
      {owned.length > 0 && <OwnedList owned={owned} />}
      {isMissing && <p className={styles.note}>{m.certificates.notLoaded}</p>}
      {owned.length === 0 && bought.data !== undefined && (
        <p className={styles.note}>{m.certificates.boughtAppearHere}</p>
      )}
    </>
  );
}

function OwnedList({ owned }: { owned: Owned[] }) {
  const today = new Date().toISOString().slice(0, 10);
  return (
    <ul role="list" className={styles.list}>
      {owned.map(({ serialNumber, name, calibrationDue }) => (
        <li key={serialNumber} className={styles.owned}>
          <SiteLink href={`/certificates?serial=${encodeURIComponent(serialNumber)}`}>
            {serialNumber}
          </SiteLink>
          <p>{name}</p>
          <p className={calibrationDue !== null && calibrationDue < today ? styles.overdueText : styles.note}>
            {dueText(calibrationDue, today)}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface Sources extends Props {
  bought: OwnInstrument[];
  saved: SavedInstrument[];
}

function mergeInstruments({ bought, serviced, saved }: Sources): Owned[] {
  const all = new Map<string, Owned>();
  for (const { model, serialNumber, calibrationDue } of serviced)
    all.set(storedSerialNumber(serialNumber), { serialNumber, name: model, calibrationDue });
  for (const { serialNumber, product, partNumber, calibrationDue } of saved) {
    // The date from the server is newer than the saved one.
    const newer = all.get(storedSerialNumber(serialNumber))?.calibrationDue;
    all.set(storedSerialNumber(serialNumber), {
      serialNumber,
      name: product?.name ?? partNumber,
      calibrationDue: newer ?? calibrationDue,
    });
  }
  for (const { serialNumber, product, partNumber, calibrationDue } of bought)
    all.set(storedSerialNumber(serialNumber), {
      serialNumber,
      name: product?.name ?? partNumber,
      calibrationDue,
    });
  return [...all.values()].toSorted(byDueDate);
}

function dueText(calibrationDue: string | null, today: string): string {
  if (calibrationDue === null) return m.certificates.noDate;
  const date = formatDate(calibrationDue);
  return calibrationDue < today ? m.certificates.wasDueOn({ date }) : m.certificates.nextDueOn({ date });
}
