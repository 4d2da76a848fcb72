import { useId, useRef, useState, type SyntheticEvent } from 'react';
import type { PartWizardItems } from '#src/contract/part-wizard.ts';
import { formatDate } from '#src/format/date.ts';
import { supplyText } from '#src/format/ship-date.ts';
import { m } from '#src/messages/m.ts';
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
  const date = formatDate(new Date(savedAt).toISOString());
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
        <p className={wizard.soft}>{m.partWizard.savedOn({ date })}</p>
        {isPending && error === null && (
          <p className={styles.pending}>
            <Icon name="cloud-off" /> {m.partWizard.pending}
          </p>
        )}
        {error !== null && (
          <p className={form.error} role="alert">
            {m.partWizard.notAccepted({ reason: error })}
          </p>
        )}
        {isRenaming && <NameForm code={code} name={name} onName={onRename} onClose={close} />}
      </div>
      <div ref={actions} className={styles.savedActions}>
        <Button
          variant="plain"
          aria-expanded={isRenaming}
          aria-label={name === '' ? m.partWizard.nameCode({ code }) : m.partWizard.renameNamed({ name })}
          onClick={() => setIsRenaming(!isRenaming)}
        >
          {name === '' ? m.partWizard.name : m.partWizard.rename}
        </Button>
        <Button
          variant="plain"
          onClick={onRemove}
          aria-label={m.partWizard.removeNamed({ name: name || code })}
        >
          {m.partWizard.remove}
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
        <label htmlFor={id}>{m.partWizard.nameFor({ code })}</label>
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
      <Button type="submit">{m.partWizard.saveName}</Button>
      <Button variant="plain" onClick={onClose}>
        {m.partWizard.cancel}
      </Button>
    </form>
  );
}

const focus = (field: HTMLInputElement | null) => field?.focus();

/** As the part wizard currently parses it. */
function ConfigurationSummary({ items, code }: { items: PartWizardItems; code: string }) {
  const { format } = usePrices();
  const part = readPart(items, code);
  if (!part || 'problem' in part) return <p className={wizard.soft}>{m.partWizard.noLongerAvailable}</p>;
  const { name, unitPrice, currency, stock, leadTimeDays } = part.product;
  const price =
    unitPrice === null ? m.partWizard.priceOnRequest : format({ amountMinor: unitPrice, currency });
  return (
    <>
      <p className={wizard.soft}>{part.configuration ?? name}</p>
      <p>
        {price}. {supplyText(stock > 0 ? 0 : leadTimeDays)}.
      </p>
    </>
  );
}
