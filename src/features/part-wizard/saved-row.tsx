import { useId, useRef, useState, type SyntheticEvent } from 'react';
import type { PartWizardItems } from '#src/contract/part-wizard.ts';
import { formatDate } from '#src/format/date.ts';
import { describeConfiguration } from '#src/part-wizard/build-code.ts';
import { Button } from '#src/ui/button.tsx';
import form from '#src/ui/form/form.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import type { ShownConfiguration } from './overlay.ts';
import styles from './part-wizard.module.css';
import { stateOfCode } from './wizard-state.ts';

interface Properties {
  items: PartWizardItems;
  saved: ShownConfiguration;
  onRename: (name: string) => void;
  onRemove: () => void;
}

/** One of the saved: its name and code, what it says today, and whether it has arrived. */
export function SavedRow({ items, saved, onRename, onRemove }: Properties) {
  const { code, name, savedAt, isWaiting, refusal } = saved;
  const [isRenaming, setIsRenaming] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsRenaming(false);
    opener.current?.querySelector('button')?.focus();
  };
  return (
    <li>
      <div>
        {name !== '' && <h3>{name}</h3>}
        <SiteLink href={`/part-wizard?code=${encodeURIComponent(code)}`}>
          <code>{code}</code>
        </SiteLink>
        <p className={styles.soft}>
          {wordsOf(items, code)} Saved on {formatDate(new Date(savedAt).toISOString())}.
        </p>
        {isWaiting && refusal === null && (
          <p className={styles.waiting}>
            <Icon name="cloud-off" /> Waiting to be sent
          </p>
        )}
        {refusal !== null && (
          <p className={form.error} role="alert">
            Not accepted: {refusal}
          </p>
        )}
        {isRenaming && <NameForm code={code} name={name} onName={onRename} onClose={close} />}
      </div>
      <div ref={opener} className={styles.savedActions}>
        <Button
          look="plain"
          aria-expanded={isRenaming}
          aria-label={name === '' ? `Name ${code}` : `Rename ${name}`}
          onClick={() => setIsRenaming(!isRenaming)}
        >
          {name === '' ? 'Name' : 'Rename'}
        </Button>
        <Button look="plain" onClick={onRemove} aria-label={`Remove ${name || code}`}>
          Remove
        </Button>
      </div>
    </li>
  );
}

interface NameProperties {
  code: string;
  name: string;
  onName: (name: string) => void;
  onClose: () => void;
}

function NameForm({ code, name, onName, onClose }: NameProperties) {
  const id = useId();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name')).trim();
    if (typed !== name) onName(typed);
    onClose();
  };
  return (
    <form className={styles.naming} onSubmit={submit}>
      <div className={form.field}>
        <label htmlFor={id}>Name of {code}</label>
        <input
          ref={focus}
          id={id}
          name="name"
          defaultValue={name}
          maxLength={80}
          autoComplete="off"
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
      </div>
      <Button type="submit">Save the name</Button>
      <Button look="plain" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}

const focus = (field: HTMLInputElement | null) => field?.focus();

function wordsOf({ families }: PartWizardItems, code: string): string {
  const { family, choices, problem, broken } = stateOfCode(families, code);
  if (!family || problem !== '' || broken.length > 0) return 'It is no longer made like this.';
  return `${describeConfiguration(family, choices)}.`;
}
