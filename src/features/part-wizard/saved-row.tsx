import { useId, useRef, useState, type SyntheticEvent } from 'react';
import type { PartWizardItems } from '#src/contract/part-wizard.ts';
import { formatDate } from '#src/format/date.ts';
import { supplyText } from '#src/format/ship-date.ts';
import { Button } from '#src/ui/button.tsx';
import { usePrices } from '#src/ui/prices.ts';
import form from '#src/ui/form/form.module.css';
import { Icon } from '#src/ui/icon.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import type { ShownConfiguration } from './overlay.ts';
import wizard from './part-wizard.module.css';
import styles from './saved.module.css';
import { readPart } from './read-part.ts';

interface Props {
  items: PartWizardItems;
  saved: ShownConfiguration;
  onRename: (name: string) => void;
  onRemove: () => void;
}

/** A saved configuration: name, code, current meaning and whether it is pending. */
export function SavedRow({ items, saved, onRename, onRemove }: Props) {
  const { code, name, savedAt, isPending, error } = saved;
  const [isRenaming, setIsRenaming] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const close = () => {
    setIsRenaming(false);
    actions.current?.querySelector('button')?.focus();
  };
  return (
    <li>
      <div>
        {name !== '' && <h3>{name}</h3>}
        <SiteLink href={`/part-wizard?code=${encodeURIComponent(code)}`}>
          <code>{code}</code>
        </SiteLink>
        <ConfigurationSummary items={items} code={code} />
        <p className={wizard.soft}>Saved on {formatDate(new Date(savedAt).toISOString())}</p>
        {isPending && error === null && (
          <p className={styles.pending}>
            <Icon name="cloud-off" /> Pending
          </p>
        )}
        {error !== null && (
          <p className={form.error} role="alert">
            Not accepted: {error}
          </p>
        )}
        {isRenaming && <NameForm code={code} name={name} onName={onRename} onClose={close} />}
      </div>
      <div ref={actions} className={styles.savedActions}>
        <Button
          variant="plain"
          aria-expanded={isRenaming}
          aria-label={name === '' ? `Name ${code}` : `Rename ${name}`}
          onClick={() => setIsRenaming(!isRenaming)}
        >
          {name === '' ? 'Name' : 'Rename'}
        </Button>
        <Button variant="plain" onClick={onRemove} aria-label={`Remove ${name || code}`}>
          Remove
        </Button>
      </div>
    </li>
  );
}

interface NameProps {
  code: string;
  name: string;
  onName: (name: string) => void;
  onClose: () => void;
}

function NameForm({ code, name, onName, onClose }: NameProps) {
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
        <label htmlFor={id}>Name for {code}</label>
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
      <Button type="submit">Save name</Button>
      <Button variant="plain" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}

const focus = (field: HTMLInputElement | null) => field?.focus();

/** As the part wizard currently parses it. */
function ConfigurationSummary({ items, code }: { items: PartWizardItems; code: string }) {
  const { format } = usePrices();
  const part = readPart(items, code);
  if (!part || 'problem' in part)
    return <p className={wizard.soft}>This configuration is no longer available.</p>;
  const { name, unitPrice, currency, stock, leadTimeDays } = part.product;
  const price = unitPrice === null ? 'Price on request' : format({ amountMinor: unitPrice, currency });
  return (
    <>
      <p className={wizard.soft}>{part.configuration ?? name}</p>
      <p>
        {price}. {supplyText(stock > 0 ? 0 : leadTimeDays)}.
      </p>
    </>
  );
}
