import { useEffect, useState } from 'react';
import type { Instrument, SavedInstrument } from '#src/contract/instrument.ts';
import { currentSubject, onSavedChange, savedInstruments } from '#src/outbox/saved-on-device.ts';

/** The instruments on this device that the current person may see, sorted by due date. */
export function useSavedInstruments(): SavedInstrument[] {
  const [instruments, setInstruments] = useState<SavedInstrument[]>([]);
  useEffect(() => {
    const show = () => setInstruments(savedInstruments.read().toSorted(byDueDate));
    show();
    return onSavedChange(show);
  }, []);
  return instruments;
}

/** Returns false if there is not enough storage. */
export const saveInstrument = (instrument: Instrument): boolean =>
  savedInstruments.save({ ...instrument, savedAt: Date.now(), subject: currentSubject() });

type Due = Pick<Instrument, 'calibrationDue'>;

/** Instruments without a date come last. */
export const byDueDate = (a: Due, b: Due) => (a.calibrationDue ?? '9').localeCompare(b.calibrationDue ?? '9');
