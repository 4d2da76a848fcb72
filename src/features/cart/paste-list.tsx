import { useId, useState, type ChangeEvent, type SyntheticEvent } from 'react';
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
    if (text.trim() === '') return setMessage('Enter at least one part number.');
    setMessage('');
    onList(text);
    setText('');
  };
  return (
    <form className={styles.paste} onSubmit={check}>
      <label htmlFor={id}>Part numbers and quantities</label>
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
        Enter one item per line: part number or ordering code, then quantity and, optionally, your reference
        and cost centre. Separate them with tabs, semicolons or commas. You can also paste rows from a
        spreadsheet.
      </p>
      <div className={styles.actions}>
        <Button variant="primary" type="submit">
          Check list
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
    if (file.size > largestFileBytes) return onError('Choose a file smaller than 1 MB.');
    const content = await file.text();
    currentTarget.value = '';
    const isText = !content.includes('\0');
    onError(isText ? '' : 'Choose a text or CSV file.');
    if (isText) onList(content);
  };
  return (
    <label className={styles.fileLabel}>
      <span>Or upload a CSV file</span>
      <input type="file" accept=".csv,.txt,text/csv,text/plain" onChange={(event) => void read(event)} />
    </label>
  );
}
