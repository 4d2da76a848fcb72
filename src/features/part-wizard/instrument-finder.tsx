import { use, useDeferredValue, useMemo } from 'react';
import type { SetURLSearchParams } from 'react-router-dom';
import type { PartWizardItems } from '#src/contract/part-wizard.ts';
import { sayIn } from '#src/contract/wizard-translations.ts';
import { m } from '#src/messages/m.ts';
import { candidatesFor } from '#src/part-wizard/candidates.ts';
import { questionsFor, type Questions } from '#src/part-wizard/questions.ts';
import { parseCriteria, findProblems, type Criteria } from '#src/part-wizard/criteria.ts';
import { fromFields, searchNow } from '#src/ui/url-fields.ts';
import { Section } from '#src/ui/layout.tsx';
import { UnitsContext } from '#src/ui/units-context.ts';
import { CandidateList } from './candidate-list.tsx';
import { CriteriaForm } from './criteria-form.tsx';
import { EnteredContext } from './criteria-fields.tsx';
import { Families } from './families.tsx';
import styles from './part-wizard.module.css';
import { addUnit, withPreferredUnits } from './preferred-units.ts';
import { clearProgress } from './progress.ts';
import { SayContext } from './say-context.ts';

interface Props {
  items: PartWizardItems;
  search: URLSearchParams;
  onSearch: SetURLSearchParams;
}

/** The criteria and the matching instruments. */
export function InstrumentFinder({ items, search, onSearch }: Props) {
  const { questions, shown, criteria } = useCriteria(items, search);
  const deferredCriteria = useDeferredValue(criteria);
  const candidates = useMemo(
    () => hasCriteria(deferredCriteria) && candidatesFor(items, deferredCriteria),
    [items, deferredCriteria],
  );
  const advice = items.media.find(({ name }) => name === criteria.medium)?.advice ?? '';
  const say = useMemo(() => sayIn(items), [items]);
  const problems = useMemo(() => findProblems(search), [search]);
  const hasErrors = Object.keys(problems).length > 0;
  const change = (name: string, value: string) => {
    const next = searchNow();
    if (value.trim() === '') next.delete(name);
    else next.set(name, value);
    addUnit(next, name, shown);
    onSearch(next, { ...fromFields, replace: true });
  };
  const clear = () => {
    clearProgress();
    onSearch({});
  };
  return (
    <div className={styles.columns}>
      <Section title={m.partWizard.requirements}>
        <EnteredContext value={{ search, problems }}>
          <SayContext value={say}>
            <CriteriaForm questions={questions} criteria={criteria} onChange={change} onClear={clear} />
          </SayContext>
        </EnteredContext>
      </Section>
      <div>
        <Section title={m.partWizard.matching}>
          {hasErrors && <p>{m.partWizard.correctFields}</p>}
          {!hasErrors && !candidates && <p>{m.partWizard.enterRequirements}</p>}
          {!hasErrors && candidates && (
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

function useCriteria(items: PartWizardItems, search: URLSearchParams) {
  const { system } = use(UnitsContext);
  return useMemo(() => {
    const questions = questionsFor(items, search.get('measured') ?? '');
    const shown = withPreferredUnits(search, questions, system);
    return { questions, shown, criteria: withOfferedValues(parseCriteria(shown), questions) };
  }, [items, search, system]);
}

/** When the measurement changes, criteria that it does not have are dropped. */
function withOfferedValues(criteria: Criteria, questions: Questions): Criteria {
  const { words, units, accuracyUnits, media, temperatureUnits, pressureUnits } = questions;
  const ifOffered = (value: string, offered: string[]) => (offered.includes(value) ? value : '');
  const firstOf = (offered: string[]) => (criteria.measured === '' ? '' : (offered[0] ?? ''));
  const hasMedium = media.length > 0;
  const hasPressure = pressureUnits.length > 0;
  return {
    ...criteria,
    // A medium that is not on the list is kept: no instrument is known to be suitable for it.
    medium: hasMedium ? criteria.medium : '',
    isHygienic: hasMedium && criteria.isHygienic,
    output: ifOffered(criteria.output, words.output),
    connection: ifOffered(criteria.connection, words.connection),
    approval: ifOffered(criteria.approval, words.approval),
    unit: ifOffered(criteria.unit, units) || firstOf(units),
    accuracyUnit: ifOffered(criteria.accuracyUnit, accuracyUnits) || firstOf(accuracyUnits),
    temperatureUnit: ifOffered(criteria.temperatureUnit, temperatureUnits) || '°C',
    pressureFrom: hasPressure ? criteria.pressureFrom : null,
    pressureTo: hasPressure ? criteria.pressureTo : null,
    pressureUnit: ifOffered(criteria.pressureUnit, pressureUnits) || 'bar',
  };
}

const unitCriteria = new Set(['unit', 'accuracyUnit', 'temperatureUnit', 'pressureUnit']);

const hasCriteria = (criteria: Criteria) =>
  Object.entries(criteria).some(
    ([name, value]) => !unitCriteria.has(name) && value !== '' && value !== null && value !== false,
  );
