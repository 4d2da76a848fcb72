import { useId, useState, type ChangeEvent, type SyntheticEvent } from 'react';
import { Button } from '#src/ui/button.tsx';
import styles from './quick-order.module.css';

const largestFileBytes = 1_000_000;

/** A list as text or as a file. */
export function PasteList({ onList }: { onList: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [words, setWords] = useState('');
  const check = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return setWords('Paste at least one part number.');
    setWords('');
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
        One a line: part number or ordering code in any spelling, quantity, and if you like your reference and
        cost centre, separated by tabs, semicolons or commas. A copied table works as it is.
      </p>
      <div className={styles.actions}>
        <Button look="primary" type="submit">
          Check the list
        </Button>
        <ListFile onList={onList} onComplaint={setWords} />
      </div>
      <p role="status" className={styles.wrong}>
        {words}
      </p>
    </form>
  );
}

function ListFile({
  onList,
  onComplaint,
}: {
  onList: (text: string) => void;
  onComplaint: (words: string) => void;
}) {
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    if (file.size > largestFileBytes) return onComplaint('This file is larger than 1 MB.');
    const content = await file.text();
    currentTarget.value = '';
    const isText = !content.includes('\0');
    onComplaint(isText ? '' : 'This is no text file. Save the table as CSV first.');
    if (isText) onList(content);
  };
  return (
    <label className={styles.fileLabel}>
      <span>Or a CSV file</span>
      <input type="file" accept=".csv,.txt,text/csv,text/plain" onChange={(event) => void read(event)} />
    </label>
  );
}
