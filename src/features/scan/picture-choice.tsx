import { useState, type ChangeEvent } from 'react';
import styles from './other-ways.module.css';
import { readPicture } from './read-picture.ts';

type Outcome = 'none-yet' | 'reading' | 'no-code' | 'unreadable';

export function PictureChoice({ onRead }: { onRead: (texts: string[]) => void }) {
  const [outcome, setOutcome] = useState<Outcome>('none-yet');
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same picture can be chosen again.
    target.value = '';
    if (!file) return;
    setOutcome('reading');
    readPicture(file).then(
      (texts) => {
        setOutcome(texts.length > 0 ? 'none-yet' : 'no-code');
        if (texts.length > 0) onRead(texts);
      },
      () => setOutcome('unreadable'),
    );
  };
  return (
    <div className={styles.way}>
      <h2>Choose a picture</h2>
      <label htmlFor="picture">A photograph or a screenshot with the code</label>
      <input
        id="picture"
        className={styles.file}
        type="file"
        accept="image/*"
        onChange={choose}
        disabled={outcome === 'reading'}
      />
      <p role="status">{words[outcome]}</p>
    </div>
  );
}

const words: Record<Outcome, string> = {
  'none-yet': '',
  reading: 'Reading the picture …',
  'no-code': 'There is no code in this picture that can be read. Take it closer, sharp and without glare.',
  unreadable:
    'This picture could not be read: it is damaged or of an unknown type, or the code reader is not on this device yet.',
};
