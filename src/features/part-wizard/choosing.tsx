import { useDeferredValue, useMemo } from 'react';
import type { SetURLSearchParams } from 'react-router-dom';
import type { PartWizardItems } from '#src/contract/part-wizard.ts';
import { candidatesFor } from '#src/part-wizard/candidates.ts';
import { questionsFor, type Questions } from '#src/part-wizard/questions.ts';
import { parseWanted, type Wanted } from '#src/part-wizard/wanted.ts';
import { Section } from '#src/ui/layout.tsx';
import { CandidateList } from './candidate-list.tsx';
import { CriteriaForm } from './criteria-form.tsx';
import { Families } from './families.tsx';
import styles from './part-wizard.module.css';
import { searchNow } from './search-now.ts';

interface Properties {
  items: PartWizardItems;
  search: URLSearchParams;
  onSearch: SetURLSearchParams;
}

/** What is known, and what fits it. */
export function Choosing({ items, search, onSearch }: Properties) {
  const questions = useMemo(() => questionsFor(items, search.get('measured') ?? ''), [items, search]);
  const wanted = useMemo(() => asked(parseWanted(search), questions), [search, questions]);
  const settled = useDeferredValue(wanted);
  const candidates = useMemo(() => isAsked(settled) && candidatesFor(items, settled), [items, settled]);
  const change = (name: string, value: string) => {
    const next = searchNow();
    if (value.trim() === '') next.delete(name);
    else next.set(name, value);
    onSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={styles.columns}>
      <Section title="What you know">
        <CriteriaForm questions={questions} wanted={wanted} onChange={change} onClear={() => onSearch({})} />
      </Section>
      <div>
        <Section title="What fits">
          {candidates ? (
            <CandidateList candidates={candidates} search={search} />
          ) : (
            <p>Say what you know: what remains stands here. Nothing has to be filled in.</p>
          )}
        </Section>
        <Families items={items} />
      </div>
    </div>
  );
}

/** Of another quantity than before: what it does not know is not asked. */
function asked(wanted: Wanted, { words, units, accuracyUnits }: Questions): Wanted {
  const among = (value: string, known: string[]) => (known.includes(value) ? value : '');
  const firstOf = (known: string[]) => (wanted.measured === '' ? '' : (known[0] ?? ''));
  return {
    ...wanted,
    medium: among(wanted.medium, words.medium),
    output: among(wanted.output, words.output),
    connection: among(wanted.connection, words.connection),
    approval: among(wanted.approval, words.approval),
    unit: among(wanted.unit, units) || firstOf(units),
    accuracyUnit: among(wanted.accuracyUnit, accuracyUnits) || firstOf(accuracyUnits),
  };
}

const isAsked = ({ unit: _unit, accuracyUnit: _accuracyUnit, ...wanted }: Wanted) =>
  Object.values(wanted).some((value) => value !== '' && value !== null);
