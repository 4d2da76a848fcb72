import { useState } from 'react';
import { clearGuestData } from '#src/outbox/clear-personal-data.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import styles from './outbox-view.module.css';

type Step = 'offered' | 'asked' | 'cleared';

/** For guests, who cannot sign out: the next person on this device sees nothing of them. */
export function ClearDevice() {
  const [step, setStep] = useState<Step>('offered');
  const clear = async () => {
    await clearGuestData();
    setStep('cleared');
  };
  return (
    <Section title="Is this a shared device?">
      <p className={styles.what}>
        Removes the messages you sent, your drafts, searches, lists, saved configurations and comparison from
        this device. Messages that have not been sent yet and your cart stay: remove them one by one.
      </p>
      <div className={styles.clear}>
        {step === 'offered' && (
          <Button onClick={() => setStep('asked')}>Clear what I left on this device</Button>
        )}
        {step === 'asked' && (
          <>
            <Button look="primary" onClick={() => void clear()}>
              Clear it now
            </Button>
            <Button onClick={() => setStep('offered')}>Cancel</Button>
          </>
        )}
      </div>
      <p role="status">
        {step === 'cleared' && 'Cleared. Nothing you typed or sent is left on this device.'}
      </p>
    </Section>
  );
}
