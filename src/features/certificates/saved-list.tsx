import { useState } from 'react';
import type { SavedInstrument } from '#src/contract/instrument.ts';
import { formatAge } from '#src/format/date.ts';
import { m } from '#src/messages/m.ts';
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
    <Section title={m.certificates.myInstruments}>
      <UndoBar
        message={
          removed && isVisible(removed) ? m.certificates.removed({ serialNumber: removed.serialNumber }) : ''
        }
        onUndo={() => {
          if (removed) savedInstruments.save(removed);
          setRemoved(undefined);
        }}
      />
      {instruments.length === 0 && <p className={styles.note}>{m.certificates.saveHint}</p>}
      <ul role="list" className={styles.list}>
        {instruments.map((instrument) => (
          <li key={`${instrument.subject} ${instrument.serialNumber}`}>
            <InstrumentRow
              instrument={instrument}
              today={now.toISOString().slice(0, 10)}
              actions={
                <>
                  <p className={styles.note}>{savedText(instrument, now)}</p>
                  <Button
                    variant="plain"
                    aria-label={m.certificates.removeInstrument({ serialNumber: instrument.serialNumber })}
                    onClick={() => {
                      savedInstruments.remove(instrument);
                      setRemoved(instrument);
                    }}
                  >
                    {m.certificates.remove}
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

function savedText(instrument: SavedInstrument, now: Date): string {
  const age = formatAge(now.getTime() - instrument.savedAt);
  return isSharedOnDevice(instrument)
    ? m.certificates.savedAgoForEverybody({ age })
    : m.certificates.savedAgo({ age });
}
