import { useId, useState, type ReactNode } from 'react';
import { numberIn, type Wanted } from '#src/part-wizard/wanted.ts';
import type { Questions, WordCriterion } from '#src/part-wizard/questions.ts';
import { Button } from '#src/ui/button.tsx';
import form from '#src/ui/form/form.module.css';
import styles from './part-wizard.module.css';

interface Properties {
  questions: Questions;
  wanted: Wanted;
  onChange: (name: string, value: string) => void;
  onClear: () => void;
}

const wordLabels: Record<WordCriterion, string> = {
  medium: 'Medium',
  output: 'Output',
  connection: 'Connection',
  approval: 'Approval',
};

/** Every answer counts at once; each may stay open. */
export function CriteriaForm({ questions, wanted, onChange, onClear }: Properties) {
  const isLimited = wanted.measured !== '';
  const part = { questions, wanted, onChange };
  return (
    <div className={form.form}>
      <Choice name="measured" label="What is measured" chosen={wanted.measured} onChange={onChange}>
        {questions.measured.map(({ url, name }) => (
          <option key={url} value={url}>
            {name}
          </option>
        ))}
      </Choice>
      <Words criterion="medium" {...part} />
      {isLimited && <Range {...part} />}
      {isLimited && <Accuracy {...part} />}
      <Words criterion="output" {...part} />
      <Words criterion="connection" {...part} />
      <Words criterion="approval" {...part} />
      <div className={form.actions}>
        <Button look="plain" onClick={onClear}>
          Start again
        </Button>
      </div>
    </div>
  );
}

type Part = Pick<Properties, 'questions' | 'wanted' | 'onChange'>;

function Range({ questions: { units }, wanted, onChange }: Part) {
  if (units.length === 0) return null;
  return (
    <fieldset className={form.choice}>
      <legend>Range</legend>
      <div className={styles.figures}>
        <Figure name="from" label="from" value={wanted.from} onChange={onChange} />
        <Figure name="to" label="to" value={wanted.to} onChange={onChange} />
        <Unit name="unit" label="Unit of the range" units={units} chosen={wanted.unit} onChange={onChange} />
      </div>
    </fieldset>
  );
}

function Accuracy({ questions: { accuracyUnits }, wanted, onChange }: Part) {
  if (accuracyUnits.length === 0) return null;
  return (
    <fieldset className={form.choice}>
      <legend>Accuracy</legend>
      <div className={styles.figures}>
        <Figure name="accuracy" label="within ±" value={wanted.accuracy} onChange={onChange} />
        <Unit
          name="accuracy-unit"
          label="Unit of the accuracy"
          units={accuracyUnits}
          chosen={wanted.accuracyUnit}
          onChange={onChange}
        />
      </div>
    </fieldset>
  );
}

interface FieldProperties {
  name: string;
  label: string;
  onChange: Properties['onChange'];
}

function Choice({
  name,
  label,
  chosen,
  onChange,
  children,
}: FieldProperties & { chosen: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen} onChange={({ target }) => onChange(name, target.value)}>
        <option value="">Not decided</option>
        {children}
      </select>
    </div>
  );
}

function Words({ criterion, questions, wanted, onChange }: Part & { criterion: WordCriterion }) {
  const words = questions.words[criterion];
  if (words.length === 0) return null;
  return (
    <Choice name={criterion} label={wordLabels[criterion]} chosen={wanted[criterion]} onChange={onChange}>
      {words.map((word) => (
        <option key={word}>{word}</option>
      ))}
    </Choice>
  );
}

/** Shows what is typed and follows the address when that changes from outside. */
function Figure({ name, label, value, onChange }: FieldProperties & { value: number | null }) {
  const id = useId();
  const [text, setText] = useState(value === null ? '' : String(value));
  const shown = numberIn(text.trim()) === value ? text : (value?.toString() ?? '');
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={shown}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          onChange(name, target.value);
        }}
      />
    </div>
  );
}

function Unit({
  name,
  label,
  units,
  chosen,
  onChange,
}: FieldProperties & { units: string[]; chosen: string }) {
  return (
    <div className={form.field}>
      <select aria-label={label} value={chosen} onChange={({ target }) => onChange(name, target.value)}>
        {units.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </select>
    </div>
  );
}
