import { useEffect, useRef, useState } from 'react';
import { languageName } from '#src/format/language-name.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { isMetered } from './is-metered.ts';
import { languageText } from './language-text.ts';
import type { LanguageStatus } from './language-status.ts';
import { otherLanguages } from './pending-languages.ts';
import { removeLanguage } from './remove-language.ts';
import { addLanguage, saveLanguages } from './save-languages.ts';
import { useLanguage } from './use-language.ts';
import styles from './languages-view.module.css';

/** The other languages of the site: whether they are on this device, and how to add and remove them. */
export function LanguagesView() {
  const isSupported = 'serviceWorker' in navigator;
  useEffect(() => {
    // If the browser blocks site data, each language says so.
    if (isSupported && !isMetered()) void saveLanguages().catch(() => undefined);
  }, [isSupported]);
  if (otherLanguages.length === 0) return null;
  return (
    <Section id="languages" title={m.offline.languages}>
      <p className={styles.intro}>
        {isSupported
          ? m.offline.languagesIntro({ language: nameOf(m.language.code) })
          : m.offline.languagesNotSupported}
      </p>
      {isSupported && (
        <ul role="list" className={styles.languages}>
          {otherLanguages.map((language) => (
            <Language key={language} language={language} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Language({ language }: { language: string }) {
  const { status, bytes } = useLanguage(language);
  const [isInUse, setIsInUse] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const name = nameOf(language);
  if (!status) return null;
  const act = async (action: () => Promise<unknown>) => {
    // The button may be replaced by another.
    row.current?.focus({ preventScroll: true });
    setIsInUse((await action().catch(() => 'blocked')) === 'in-use');
  };
  return (
    <LanguageRow
      row={row}
      name={name}
      status={status}
      bytes={bytes}
      isInUse={isInUse}
      onAdd={() => void act(() => addLanguage(language))}
      onRemove={() => void act(() => removeLanguage(language))}
    />
  );
}

interface RowProps {
  row?: React.Ref<HTMLLIElement>;
  name: string;
  status: LanguageStatus;
  bytes: number | null;
  /** It could not be removed, because a page in it is open. */
  isInUse: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

export function LanguageRow({ row, name, status, bytes, isInUse, onAdd, onRemove }: RowProps) {
  const isRunning = status.state === 'saving' || status.state === 'updating';
  const add = adding[status.state];
  const remove = removing[status.state];
  return (
    <li ref={row} tabIndex={-1} className={styles.language}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <div className={styles.actions}>
          {add && (
            <Button aria-label={m.documents.offerFor({ offer: add, name })} onClick={onAdd}>
              {add}
            </Button>
          )}
          {remove && (
            <Button
              variant="plain"
              aria-label={m.documents.offerFor({ offer: remove, name })}
              onClick={onRemove}
            >
              {remove}
            </Button>
          )}
        </div>
      </div>
      {isRunning && (
        <progress
          className={styles.bar}
          max={100}
          value={status.percent}
          aria-label={m.offline.savingLanguage({ name })}
        />
      )}
      <p role="status" className={styles.facts}>
        {isInUse ? m.offline.languageInUse({ name }) : languageText(status, bytes)}
      </p>
    </li>
  );
}

const adding: Partial<Record<LanguageStatus['state'], string>> = {
  absent: m.offline.addLanguage,
  incomplete: m.offline.continueSaving,
  outdated: m.offline.updateLanguage,
  failed: m.offline.tryAgain,
};

const removing: Partial<Record<LanguageStatus['state'], string>> = {
  saving: m.offline.cancel,
  waiting: m.offline.cancel,
  incomplete: m.offline.removeLanguage,
  outdated: m.offline.removeLanguage,
  failed: m.offline.removeLanguage,
  saved: m.offline.removeLanguage,
};

/** In French, names of languages begin in lower case, but this is the start of a line. */
function nameOf(language: string): string {
  const name = languageName(language);
  return name.slice(0, 1).toLocaleUpperCase(m.language.code) + name.slice(1);
}
