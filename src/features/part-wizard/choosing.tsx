import { useDeferredValue, useMemo } from 'react';
import type { SetURLSearchParams } from 'react-router-dom';
import type { PartWizardItems } from '#src/contract/part-wizard.ts';
import { candidatesFor } from '#src/part-wizard/candidates.ts';
import { questionsFor, type Questions } from '#src/part-wizard/questions.ts';
import { parseCriteria, findProblems, type Criteria } from '#src/part-wizard/criteria.ts';
import { fromFields, searchNow } from '#src/ui/url-fields.ts';
import { Section } from '#src/ui/layout.tsx';
import { CandidateList } from './candidate-list.tsx';
import { CriteriaForm } from './criteria-form.tsx';
import { TypedContext } from './criteria-fields.tsx';
import { Families } from './families.tsx';
import styles from './part-wizard.module.css';

interface Properties {
  items: PartWizardItems;
  search: URLSearchParams;
  onSearch: SetURLSearchParams;
}

/** What is known, and what fits it. */
export function Choosing({ items, search, onSearch }: Properties) {
  const questions = useMemo(() => questionsFor(items, search.get('measured') ?? ''), [items, search]);
  const wanted = useMemo(() => asked(parseCriteria(search), questions), [search, questions]);
  const settled = useDeferredValue(wanted);
  const candidates = useMemo(() => isAsked(settled) && candidatesFor(items, settled), [items, settled]);
  const advice = items.media.find(({ name }) => name === wanted.medium)?.advice ?? '';
  const problems = useMemo(() => findProblems(search), [search]);
  const isWrong = Object.keys(problems).length > 0;
  const change = (name: string, value: string) => {
    const next = searchNow();
    if (value.trim() === '') next.delete(name);
    else next.set(name, value);
    onSearch(next, { ...fromFields, replace: true });
  };
  return (
    <div className={styles.columns}>
      <Section title="Your requirements">
        <TypedContext value={{ search, problems }}>
          <CriteriaForm
            questions={questions}
            wanted={wanted}
            onChange={change}
            onClear={() => onSearch({})}
          />
        </TypedContext>
      </Section>
      <div>
        <Section title="Matching instruments">
          {isWrong && <p>Correct the highlighted fields to see matching instruments.</p>}
          {!isWrong && !candidates && (
            <p>
              Enter what you know about the measurement to see matching instruments. All fields are optional.
            </p>
          )}
          {!isWrong && candidates && (
            <>
              {advice !== '' && <p>{advice}</p>}
              <CandidateList candidates={candidates} search={search} />
            </>
          )}
        </Section>
        <Families items={items} />
      </div>
    </div>
  );
}

/** Of another quantity than before: what it does not know is not asked. */
function asked(wanted: Criteria, questions: Questions): Criteria {
  const { words, units, accuracyUnits, media, temperatureUnits, pressureUnits } = questions;
  const among = (value: string, known: string[]) => (known.includes(value) ? value : '');
  const firstOf = (known: string[]) => (wanted.measured === '' ? '' : (known[0] ?? ''));
  const isTouched = media.length > 0;
  const hasPressure = pressureUnits.length > 0;
  return {
    ...wanted,
    // A medium that is not on the list stays: nothing is known to be suitable for it.
    medium: isTouched ? wanted.medium : '',
    isHygienic: isTouched && wanted.isHygienic,
    output: among(wanted.output, words.output),
    connection: among(wanted.connection, words.connection),
    approval: among(wanted.approval, words.approval),
    unit: among(wanted.unit, units) || firstOf(units),
    accuracyUnit: among(wanted.accuracyUnit, accuracyUnits) || firstOf(accuracyUnits),
    temperatureUnit: among(wanted.temperatureUnit, temperatureUnits) || '°C',
    pressureFrom: hasPressure ? wanted.pressureFrom : null,
    pressureTo: hasPressure ? wanted.pressureTo : null,
    pressureUnit: among(wanted.pressureUnit, pressureUnits) || 'bar',
  };
}

const chosenUnits = new Set(['unit', 'accuracyUnit', 'temperatureUnit', 'pressureUnit']);

const isAsked = (wanted: Criteria) =>
  Object.entries(wanted).some(
    ([name, value]) => !chosenUnits.has(name) && value !== '' && value !== null && value !== false,
  );
