import { useId, useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './quick-order.module.css';

const largestFileBytes = 1_000_000;

/** A list, entered as text or uploaded as a file. */
export function PasteList({ onList }: { onList: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const check = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return setMessage(m.quickOrder.enterPartNumbers);
    setMessage('');
    onList(text);
    setText('');
  };
  return (
    <form className={styles.paste} onSubmit={check}>
      <label htmlFor={id}>{m.quickOrder.list}</label>
      <textarea
        id={id}
        name="quick-order"
        rows={6}
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        placeholder={'APT210-010-G14-M12; 3\napt 210 016 g14 m12 x 2'}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {m.quickOrder.listHint}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" type="submit">
          {m.quickOrder.checkList}
        </Button>
        <ListFile onList={onList} onError={setMessage} />
      </div>
      <p role="status" className={styles.wrong}>
        {message}
      </p>
    </form>
  );
}

function ListFile({
  onList,
  onError,
}: {
  onList: (text: string) => void;
  onError: (message: string) => void;
}) {
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    if (file.size > largestFileBytes) return onError(m.quickOrder.fileTooLarge);
    const content = await file.text();
    currentTarget.value = '';
    const isText = !content.includes('\0');
    onError(isText ? '' : m.quickOrder.notText);
    if (isText) onList(content);
  };
  return (
    <label className={styles.fileLabel}>
      <span>{m.quickOrder.uploadFile}</span>
      <input type="file" accept=".csv,.txt,text/csv,text/plain" onChange={(event) => void read(event)} />
    </label>
  );
}
