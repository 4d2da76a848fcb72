import { useEffect, useId, useRef, useState } from 'react';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import type { Attached } from '#src/contract/outbox.ts';
import { formatBytes } from '#src/format/quantity.ts';
import { acceptedTypes, attach } from './attach.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';
import styles from './form.module.css';

interface Props {
  label?: string;
  attached: Attached[];
  onChange: (attached: Attached[]) => void;
}

/** Photos and PDFs attached to a form, stored with it on the device. */
export function AttachmentsField({ label = m.form.attachments, attached, onChange }: Props) {
  const id = useId();
  const [message, setMessage] = useState('');
  const [isReading, setIsReading] = useState(false);
  // Without script, the files could not be stored.
  const isDisabled = !useIsHydrated();

  const choose = async (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    setIsReading(true);
    const all = [...attached];
    const errors: string[] = [];
    for (const file of files) {
      const result = await attach(file, all);
      if (typeof result === 'string') errors.push(result);
      else all.push(result);
    }
    input.value = '';
    setIsReading(false);
    setMessage(errors.join(' '));
    onChange(all);
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} <span className={styles.optional}>{m.form.optional}</span>
      </label>
      <input
        ref={useEarlyFiles((input) => void choose(input))}
        id={id}
        type="file"
        multiple
        disabled={isDisabled}
        accept={acceptedTypes.join(',')}
        className={styles.file}
        aria-describedby={`${id}-hint ${id}-message`}
        onChange={({ currentTarget }) => void choose(currentTarget)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {m.form.attachmentLimits}
      </p>
      <p id={`${id}-message`} role="status" className={message === '' ? styles.hint : styles.error}>
        {isReading ? m.form.readingFiles : message}
      </p>
      <Files attached={attached} onChange={onChange} />
    </div>
  );
}

/** Takes files that the field had before React took it over, such as those a browser restored. */
function useEarlyFiles(choose: (input: HTMLInputElement) => void) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current?.files?.length) choose(input.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when React takes over the field.
  }, []);
  return input;
}

function Files({ attached, onChange }: Props) {
  if (attached.length === 0) return null;
  return (
    <ul role="list">
      {attached.map((file) => (
        <li key={file.attachment.id} className={styles.actions}>
          <span>
            {file.attachment.name}, {formatBytes(file.attachment.sizeBytes)}
          </span>
          <Button
            variant="plain"
            aria-label={m.form.removeFile({ name: file.attachment.name })}
            onClick={() => onChange(attached.filter((other) => other !== file))}
          >
            {m.form.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
