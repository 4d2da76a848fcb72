import type { SubmitEvent } from 'react';
import { publicPath } from '#src/format/site-paths.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './scan-alternatives.module.css';
import { PictureChoice } from './picture-choice.tsx';

interface Props {
  onRead: (texts: string[]) => void;
  onType: (partNumber: string) => void;
}

/** For scratched codes, devices without a camera, and pictures sent by colleagues. */
export function ScanAlternatives({ onRead, onType }: Props) {
  return (
    <div className={styles.alternatives}>
      <PartNumberForm onType={onType} />
      <PictureChoice onRead={onRead} />
    </div>
  );
}

/** Before and without the script, searches for the part number. */
function PartNumberForm({ onType }: Pick<Props, 'onType'>) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const partNumber = String(new FormData(event.currentTarget).get('q')).trim();
    if (partNumber !== '') onType(partNumber);
  };
  return (
    <form action={publicPath('/search')} onSubmit={submit} className={styles.alternative}>
      <h2>{m.scan.enterPartNumber}</h2>
      <label htmlFor="part-number">{m.scan.partNumberHint}</label>
      <div className={styles.line}>
        <input
          id="part-number"
          name="q"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Button type="submit">{m.scan.open}</Button>
      </div>
    </form>
  );
}
