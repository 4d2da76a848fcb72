import { useState } from 'react';
import type { SavedInstrument } from '#src/contract/instrument.ts';
import { formatAge } from '#src/format/date.ts';
import { isSharedOnDevice, isVisible, savedInstruments } from '#src/outbox/saved-on-device.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { UndoBar } from '#src/ui/undo-bar.tsx';
import styles from './certificates.module.css';
import { InstrumentRow } from './instrument-row.tsx';
import { useSavedInstruments } from './saved-instruments.ts';

/** The instruments saved on this device that the current person may see. Their dates are readable without a connection. */
export function SavedInstruments() {
  const instruments = useSavedInstruments();
  const [removed, setRemoved] = useState<SavedInstrument>();
  const now = new Date();
  return (
    <Section title="My instruments">
      <UndoBar
        message={removed && isVisible(removed) ? `Serial number ${removed.serialNumber} removed.` : ''}
        onUndo={() => {
          if (removed) savedInstruments.save(removed);
          setRemoved(undefined);
        }}
      />
      {instruments.length === 0 && (
        <p className={styles.note}>
          Instruments you save here stay on this device, with the date of the next calibration.
        </p>
      )}
      <ul role="list" className={styles.list}>
        {instruments.map((instrument) => (
          <li key={`${instrument.subject} ${instrument.serialNumber}`}>
            <InstrumentRow
              instrument={instrument}
              today={now.toISOString().slice(0, 10)}
              actions={
                <>
                  <p className={styles.note}>
                    Saved {formatAge(now.getTime() - instrument.savedAt)} ago
                    {isSharedOnDevice(instrument) && ', shown to everybody on this device'}
                  </p>
                  <Button
                    variant="plain"
                    aria-label={`Remove serial number ${instrument.serialNumber}`}
                    onClick={() => {
                      savedInstruments.remove(instrument);
                      setRemoved(instrument);
                    }}
                  >
                    Remove
                  </Button>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
