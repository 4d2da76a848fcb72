import { useState } from 'react';
import { m } from '#src/messages/m.ts';
import { clearGuestData } from '#src/outbox/clear-personal-data.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import styles from './outbox-view.module.css';

type Step = 'offered' | 'confirming' | 'cleared';

/** For guests, who cannot sign out: removes their data, so that the next person on this device does not see it. */
export function ClearDevice() {
  const [step, setStep] = useState<Step>('offered');
  const clear = async () => {
    await clearGuestData();
    setStep('cleared');
  };
  return (
    <Section title={m.outbox.sharedDevice}>
      <p className={styles.explanation}>{m.outbox.clearExplanation}</p>
      <div className={styles.clear}>
        {step === 'offered' && <Button onClick={() => setStep('confirming')}>{m.outbox.clearMyData}</Button>}
        {step === 'confirming' && (
          <>
            <Button variant="primary" onClick={() => void clear()}>
              {m.outbox.clearData}
            </Button>
            <Button onClick={() => setStep('offered')}>{m.outbox.cancel}</Button>
          </>
        )}
      </div>
      <p role="status">{step === 'cleared' && m.outbox.cleared}</p>
    </Section>
  );
}
