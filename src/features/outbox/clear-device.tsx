import { useState } from 'react';
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
    <Section title="Is this a shared device?">
      <p className={styles.explanation}>
        Clearing removes your sent messages, drafts, searches, project lists, saved instruments, saved
        configurations and comparison from this device. It also removes project lists and instruments that
        other people have kept here for their next sign-in, although you cannot see them. Your cart and
        messages that have not been sent are kept. You can delete these one by one.
      </p>
      <div className={styles.clear}>
        {step === 'offered' && (
          <Button onClick={() => setStep('confirming')}>Clear my data from this device</Button>
        )}
        {step === 'confirming' && (
          <>
            <Button variant="primary" onClick={() => void clear()}>
              Clear data
            </Button>
            <Button onClick={() => setStep('offered')}>Cancel</Button>
          </>
        )}
      </div>
      <p role="status">{step === 'cleared' && 'Your data has been removed from this device.'}</p>
    </Section>
  );
}
