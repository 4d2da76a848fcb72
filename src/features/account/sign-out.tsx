import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { m } from '#src/messages/m.ts';
import { isUnsettled } from '#src/outbox/entry.ts';
import { countSaved, onSavedChange, removeSaved } from '#src/outbox/saved-on-device.ts';
import { useOutbox } from '#src/outbox/use-outbox.ts';
import { Button } from '#src/ui/button.tsx';
import styles from '#src/ui/form/form.module.css';
import { Section } from '#src/ui/layout.tsx';

type Choice = 'keep' | 'remove';

interface Props {
  subject: string;
  onSignOut: () => Promise<void>;
}

/** Says what happens to unsent entries, lists and instruments before the customer signs out. Works offline too. */
export function SignOut({ subject, onSignOut }: Props) {
  const saved = useSavedCount(subject);
  const [choice, setChoice] = useState<Choice>('keep');
  const unsentCount = (useOutbox() ?? []).filter(
    (entry) => entry.subject !== null && isUnsettled(entry),
  ).length;
  const { hash } = useLocation();
  useEffect(() => {
    // The section was not rendered yet when the browser followed the link.
    if (hash === '#sign-out') document.getElementById('sign-out')?.scrollIntoView();
  }, [hash]);
  return (
    <Section id="sign-out" title={m.account.signOut}>
      <div className={styles.form}>
        {unsentCount > 0 && <p>{m.account.unsent({ count: unsentCount })}</p>}
        <p>{m.account.signOutRemoves}</p>
        {saved.lists + saved.instruments > 0 && (
          <SavedChoice saved={saved} choice={choice} onChoose={setChoice} />
        )}
        <div className={styles.actions}>
          <Button onClick={() => void leave(subject, choice, onSignOut)}>{m.account.signOut}</Button>
        </div>
      </div>
    </Section>
  );
}

/** Removes saved items first, because ending the session on the server may take a long time or fail. */
export async function leave(subject: string, choice: Choice, onSignOut: () => Promise<void>): Promise<void> {
  if (choice === 'remove') removeSaved(subject);
  await onSignOut();
}

function useSavedCount(subject: string) {
  const [saved, setSaved] = useState(() => countSaved(subject));
  useEffect(() => onSavedChange(() => setSaved(countSaved(subject))), [subject]);
  return saved;
}

interface ChoiceProps {
  saved: ReturnType<typeof countSaved>;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

function SavedChoice({ saved, choice, onChoose }: ChoiceProps) {
  const count = saved.lists + saved.instruments;
  const option = (value: Choice, label: string, hint: string) => (
    <label className={styles.option}>
      <input type="radio" name="saved" checked={choice === value} onChange={() => onChoose(value)} />
      <span>
        {label}
        <span className={styles.optionHint}>{hint}</span>
      </span>
    </label>
  );
  return (
    <fieldset className={styles.choice}>
      <legend>{textOf(saved)}</legend>
      {option('keep', m.account.keepSaved({ count }), m.account.keepSavedHint({ count }))}
      {option('remove', m.account.removeSaved({ count }), m.account.removeSavedHint)}
    </fieldset>
  );
}

function textOf({ lists, instruments }: ChoiceProps['saved']): string {
  if (instruments === 0) return m.account.listsOnlyHere({ lists });
  if (lists === 0) return m.account.instrumentsOnlyHere({ instruments });
  return m.account.bothOnlyHere({ lists, instruments });
}
