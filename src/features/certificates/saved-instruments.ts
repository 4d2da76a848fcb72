import { useEffect, useState } from 'react';
import { deviceStorage } from '#src/cache/device-storage.ts';
import { parseSavedInstruments, type Instrument, type SavedInstrument } from '#src/contract/instrument.ts';

const storageKey = 'fieldshop-instruments';
const changed = new EventTarget();

const readInstruments = (): SavedInstrument[] => parseSavedInstruments(deviceStorage.getItem(storageKey));

/** The instruments saved on this device: those that are due first come first. */
export function useSavedInstruments(): SavedInstrument[] {
  const [instruments, setInstruments] = useState<SavedInstrument[]>([]);
  useEffect(() => {
    const show = () => setInstruments(readInstruments().toSorted(byDueDate));
    show();
    changed.addEventListener('change', show);
    window.addEventListener('storage', show);
    return () => {
      changed.removeEventListener('change', show);
      window.removeEventListener('storage', show);
    };
  }, []);
  return instruments;
}

/** Returns false if there is not enough storage. */
export const saveInstrument = (instrument: Instrument): boolean =>
  write([...without(instrument.serialNumber), { ...instrument, savedAt: Date.now() }]);

export const removeInstrument = (serialNumber: string): boolean => write(without(serialNumber));

const without = (serialNumber: string) =>
  readInstruments().filter((saved) => saved.serialNumber !== serialNumber);

const byDueDate = (a: Instrument, b: Instrument) =>
  (a.calibrationDue ?? '9').localeCompare(b.calibrationDue ?? '9');

function write(instruments: SavedInstrument[]): boolean {
  const isStored = deviceStorage.setItem(storageKey, JSON.stringify(instruments));
  changed.dispatchEvent(new Event('change'));
  return isStored;
}
