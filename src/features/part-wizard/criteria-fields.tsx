import { createContext, use, useContext, useId, type ChangeEvent, type ReactNode } from 'react';
import { m } from '#src/messages/m.ts';
import form from '#src/ui/form/form.module.css';
import { useUrlField } from '#src/ui/url-fields.ts';
import styles from './part-wizard.module.css';
import { SayContext } from './say-context.ts';

/** The URL parameters as typed, and the errors in their numbers. */
export const EnteredContext = createContext<{ search: URLSearchParams; problems: Record<string, string> }>({
  search: new URLSearchParams(),
  problems: {},
});

interface FieldProps {
  name: string;
  label: string;
  onChange: (name: string, value: string) => void;
}

export function Choice({
  name,
  label,
  chosen,
  onChange,
  children,
}: FieldProps & { chosen: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} {...useSelect({ name, chosen, onChange })}>
        <option value="">{m.partWizard.any}</option>
        {children}
      </select>
    </div>
  );
}

function useSelect({ name, chosen, onChange }: Pick<FieldProps, 'name' | 'onChange'> & { chosen: string }) {
  const [shown, setShown] = useUrlField(chosen);
  return {
    value: shown,
    onChange({ target: { value } }: ChangeEvent<HTMLSelectElement>) {
      // A choice that makes React take over the page arrives here with the reset value: see useEarlyInput.
      if (value === shown) return;
      setShown(value);
      onChange(name, value);
    },
  };
}

interface RangeFieldsProps extends Pick<FieldProps, 'onChange'> {
  legend: string;
  /** Prefix of the URL parameters: `temperature-from`, `temperature-to` and `temperature-unit`. */
  prefix: string;
  units: string[];
  unit: string;
}

export function RangeFields({ legend, prefix, units, unit, onChange }: RangeFieldsProps) {
  if (units.length === 0) return null;
  const labels =
    prefix === '' ? [m.partWizard.from, m.partWizard.to] : [m.partWizard.minimum, m.partWizard.maximum];
  return (
    <fieldset className={form.choice}>
      <legend>{legend}</legend>
      <div className={styles.figures}>
        <Figure name={`${prefix}from`} label={labels[0] ?? ''} onChange={onChange} />
        <Figure name={`${prefix}to`} label={labels[1] ?? ''} onChange={onChange} />
        <Unit
          key={units.join()}
          name={`${prefix}unit`}
          label={m.partWizard.unitFor({ criterion: prefix.slice(0, -1) })}
          units={units}
          chosen={unit}
          onChange={onChange}
        />
      </div>
    </fieldset>
  );
}

export function Figure({ name, label, onChange }: FieldProps) {
  const id = useId();
  const { search, problems } = useContext(EnteredContext);
  const [shown, setShown] = useUrlField(search.get(name) ?? '');
  const problem = problems[name] ?? '';
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        value={shown}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => {
          setShown(target.value);
          onChange(name, target.value);
        }}
      />
      <p id={`${id}-problem`} className={form.error} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}

export function Unit({
  name,
  label,
  units,
  chosen,
  onChange,
}: FieldProps & { units: string[]; chosen: string }) {
  return (
    <div className={form.field}>
      <select name={name} aria-label={label} {...useSelect({ name, chosen, onChange })}>
        {units.map((unit) => (
          <Word key={unit} word={unit} />
        ))}
      </select>
    </div>
  );
}

/** An option that is shown in the language of the site. */
export function Word({ word }: { word: string }) {
  const say = use(SayContext);
  return <option value={word}>{say(word)}</option>;
}
