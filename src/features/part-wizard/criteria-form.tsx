import { publicPath } from '#src/format/site-paths.ts';
import { m } from '#src/messages/m.ts';
import type { Criteria } from '#src/part-wizard/criteria.ts';
import { connectionGroups } from '#src/part-wizard/option-groups.ts';
import type { Questions, WordCriterion } from '#src/part-wizard/questions.ts';
import { Button } from '#src/ui/button.tsx';
import form from '#src/ui/form/form.module.css';
import { Choice, Figure, RangeFields, Unit, Word } from './criteria-fields.tsx';
import styles from './part-wizard.module.css';
import { useEarlyInput } from './use-early-input.ts';

interface Props {
  questions: Questions;
  criteria: Criteria;
  onChange: (name: string, value: string) => void;
  onClear: () => void;
}

const formId = 'criteria';

const wordLabels: Record<WordCriterion, string> = {
  output: m.partWizard.output,
  connection: m.partWizard.connection,
  approval: m.partWizard.approval,
};

/**
 * Every input applies immediately, and all are optional. Without script, or before it has started, the browser submits the
 * form to the URL of the same state.
 */
export function CriteriaForm({ questions, criteria, onChange, onClear }: Props) {
  useEarlyInput(formId, onChange);
  const hasMeasurement = criteria.measured !== '';
  const fieldProps = { questions, criteria, onChange };
  return (
    <form
      id={formId}
      className={form.form}
      action={publicPath('/part-wizard')}
      onSubmit={(event) => event.preventDefault()}
    >
      <Choice name="measured" label={m.partWizard.measurement} chosen={criteria.measured} onChange={onChange}>
        {questions.measured.map(({ url, name }) => (
          <option key={url} value={url}>
            {name}
          </option>
        ))}
      </Choice>
      <MediumChoice {...fieldProps} />
      <MediumTemperature {...fieldProps} />
      <MediumPressure {...fieldProps} />
      {hasMeasurement && <Range {...fieldProps} />}
      {hasMeasurement && <Accuracy {...fieldProps} />}
      <WordChoice criterion="output" {...fieldProps} />
      <WordChoice criterion="connection" {...fieldProps} />
      <WordChoice criterion="approval" {...fieldProps} />
      <div className={form.actions}>
        <noscript>
          {import.meta.env.SSR && (
            <Button type="submit" variant="primary">
              {m.partWizard.showMatching}
            </Button>
          )}
        </noscript>
        <span className={styles.scripted}>
          <Button variant="plain" onClick={onClear}>
            {m.partWizard.clearAll}
          </Button>
        </span>
      </div>
    </form>
  );
}

type FieldProps = Pick<Props, 'questions' | 'criteria' | 'onChange'>;

const kindLabels = { gas: m.partWizard.gases, liquid: m.partWizard.liquids, solid: m.partWizard.solids };

function MediumChoice({ questions: { media }, criteria, onChange }: FieldProps) {
  if (media.length === 0) return null;
  return (
    <>
      <Choice
        key={criteria.measured}
        name="medium"
        label={m.partWizard.medium}
        chosen={criteria.medium}
        onChange={onChange}
      >
        {media.map(({ kind, names }) => (
          <optgroup key={kind} label={kindLabels[kind]}>
            {names.map((name) => (
              <Word key={name} word={name} />
            ))}
          </optgroup>
        ))}
      </Choice>
      <Choice
        name="hygienic"
        label={m.partWizard.hygienicConnection}
        chosen={criteria.isHygienic ? 'yes' : ''}
        onChange={onChange}
      >
        <option value="yes">{m.partWizard.required}</option>
      </Choice>
    </>
  );
}

const MediumTemperature = ({ questions: { temperatureUnits }, criteria, onChange }: FieldProps) => (
  <RangeFields
    legend={m.partWizard.processTemperature}
    prefix="temperature-"
    units={temperatureUnits}
    unit={criteria.temperatureUnit}
    onChange={onChange}
  />
);

const MediumPressure = ({ questions: { pressureUnits }, criteria, onChange }: FieldProps) => (
  <RangeFields
    legend={m.partWizard.processPressure}
    prefix="pressure-"
    units={pressureUnits}
    unit={criteria.pressureUnit}
    onChange={onChange}
  />
);

const Range = ({ questions: { units }, criteria, onChange }: FieldProps) => (
  <RangeFields legend={m.partWizard.range} prefix="" units={units} unit={criteria.unit} onChange={onChange} />
);

function Accuracy({ questions: { accuracyUnits }, criteria, onChange }: FieldProps) {
  if (accuracyUnits.length === 0) return null;
  return (
    <fieldset className={form.choice}>
      <legend>{m.partWizard.accuracy}</legend>
      <div className={styles.figures}>
        <Figure name="accuracy" label={m.partWizard.within} onChange={onChange} />
        <Unit
          key={accuracyUnits.join()}
          name="accuracy-unit"
          label={m.partWizard.unitForAccuracy}
          units={accuracyUnits}
          chosen={criteria.accuracyUnit}
          onChange={onChange}
        />
      </div>
    </fieldset>
  );
}

function WordChoice({ criterion, questions, criteria, onChange }: FieldProps & { criterion: WordCriterion }) {
  const words = questions.words[criterion];
  if (words.length === 0) return null;
  const groups =
    criterion === 'connection' ? connectionGroups(words, (word) => word) : [{ heading: '', members: words }];
  return (
    // Other measurements have other options.
    <Choice
      key={criteria.measured}
      name={criterion}
      label={wordLabels[criterion]}
      chosen={criteria[criterion]}
      onChange={onChange}
    >
      {groups.map(({ heading, members }) =>
        heading === '' ? (
          members.map((word) => <Word key={word} word={word} />)
        ) : (
          <optgroup key={heading} label={heading}>
            {members.map((word) => (
              <Word key={word} word={word} />
            ))}
          </optgroup>
        ),
      )}
    </Choice>
  );
}
