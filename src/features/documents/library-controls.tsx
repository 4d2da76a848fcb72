import type { NavigateOptions } from 'react-router-dom';
import type { SavedDocument } from '#src/contract/library.ts';
import { languageName } from '#src/format/language-name.ts';
import { m } from '#src/messages/m.ts';
import { fromFields, searchNow, useUrlField } from '#src/ui/url-fields.ts';
import { parseChoice, valuesOf } from './library-list.ts';
import styles from './library-controls.module.css';

interface Props {
  documents: SavedDocument[];
  search: URLSearchParams;
  onChange: (search: URLSearchParams, options: NavigateOptions) => void;
}

/** Search, filters and sort order, stored in the URL. */
export function LibraryControls({ documents, search, onChange }: Props) {
  const { query, type, language, show, sort } = parseChoice(search);
  const [text, setText] = useUrlField(query);
  const set = (name: string, value: string) => {
    const next = searchNow();
    if (value === '') next.delete(name);
    else next.set(name, value);
    onChange(next, { ...fromFields, replace: true });
  };
  return (
    <form
      role="search"
      aria-label={m.documents.savedDocuments}
      className={styles.controls}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.search}>
        {m.documents.searchSaved}
        <input
          type="search"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            set('q', target.value);
          }}
        />
      </label>
      <Select label={m.documents.type} value={type} onChange={(value) => set('type', value)}>
        {[
          ['', m.documents.allTypes],
          ...valuesOf(documents, 'type').map((value) => [value, typeNames[value] ?? value]),
        ]}
      </Select>
      <Select label={m.documents.language} value={language} onChange={(value) => set('language', value)}>
        {[
          ['', m.documents.allLanguages],
          ...valuesOf(documents, 'language').map((value) => [value, languageName(value)]),
        ]}
      </Select>
      <Select label={m.documents.show} value={show} onChange={(value) => set('show', value)}>
        {shows}
      </Select>
      <Select label={m.documents.sortBy} value={sort} onChange={(value) => set('sort', value)}>
        {orders}
      </Select>
    </form>
  );
}

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Value and label of each option. */
  children: string[][];
}

function Select({ label, value, onChange, children }: SelectProps) {
  const [shown, setShown] = useUrlField(value);
  return (
    <label>
      {label}
      <select
        value={shown}
        onChange={({ target }) => {
          setShown(target.value);
          onChange(target.value);
        }}
      >
        {children.map(([option = '', text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

const typeNames: Record<string, string> = {
  cad: m.documents.cadFiles,
  certificate: m.documents.certificates,
  datasheet: m.documents.datasheets,
  declaration: m.documents.declarations,
  firmware: m.documents.firmware,
  manual: m.documents.manuals,
};

const shows = [
  ['all', m.documents.showAll],
  ['pinned', m.documents.showPinned],
  ['opened', m.documents.showOpened],
  ['outdated', m.documents.showOutdated],
];

const orders = [
  ['saved', m.documents.dateSaved],
  ['name', m.documents.name],
  ['size', m.documents.size],
];
