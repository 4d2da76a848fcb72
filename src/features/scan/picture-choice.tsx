import { useEffect, useRef, useState } from 'react';
import { m } from '#src/messages/m.ts';
import styles from './scan-alternatives.module.css';

type Outcome = 'idle' | 'reading' | 'no-code' | 'unreadable';

export function PictureChoice({ onRead }: { onRead: (texts: string[]) => void }) {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const input = useRef<HTMLInputElement>(null);
  const read = async () => {
    const file = input.current?.files?.[0];
    if (!file) return;
    setOutcome('reading');
    const texts = await import('./read-picture.ts')
      .then(({ readPicture }) => readPicture(file))
      .catch(() => undefined);
    // Allows the same picture to be chosen again.
    if (input.current) input.current.value = '';
    setOutcome(outcomeOf(texts));
    if (texts && texts.length > 0) onRead(texts);
  };
  // Handles a picture that was chosen before the script had loaded.
  useEffect(() => {
    if (input.current?.files?.length) input.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return (
    <div className={styles.alternative}>
      <h2>{m.scan.uploadPhoto}</h2>
      <label htmlFor="picture">{m.scan.photoHint}</label>
      <input
        id="picture"
        className={styles.file}
        type="file"
        accept="image/*"
        ref={input}
        onChange={() => void read()}
        disabled={outcome === 'reading'}
      />
      <p role="status">{messages[outcome]}</p>
    </div>
  );
}

function outcomeOf(texts: string[] | undefined): Outcome {
  if (texts === undefined) return 'unreadable';
  return texts.length > 0 ? 'idle' : 'no-code';
}

const messages: Record<Outcome, string> = {
  idle: '',
  reading: m.scan.reading,
  'no-code': m.scan.noCode,
  unreadable: m.scan.unreadable,
};
