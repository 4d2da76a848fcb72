import { boundProblems, numberProblem, typedNumber } from '#src/format/typed-number.ts';

/** What an engineer knows of the task; what is not said is empty. */
export interface Criteria {
  /** A category, by its url. */
  measured: string;
  medium: string;
  from: number | null;
  to: number | null;
  unit: string;
  accuracy: number | null;
  accuracyUnit: string;
  output: string;
  connection: string;
  approval: string;
  /** What the instrument has to withstand: the medium's temperature and pressure, peaks included. */
  temperatureFrom: number | null;
  temperatureTo: number | null;
  temperatureUnit: string;
  pressureFrom: number | null;
  pressureTo: number | null;
  pressureUnit: string;
  isHygienic: boolean;
}

/** From an address or a form; what is no number there counts as not said. */
export function parseCriteria(search: URLSearchParams): Criteria {
  const text = (name: string) => (search.get(name) ?? '').trim();
  return {
    measured: text('measured'),
    medium: text('medium'),
    from: typedNumber(text('from')),
    to: typedNumber(text('to')),
    unit: text('unit'),
    accuracy: typedNumber(text('accuracy')),
    accuracyUnit: text('accuracy-unit'),
    output: text('output'),
    connection: text('connection'),
    approval: text('approval'),
    temperatureFrom: typedNumber(text('temperature-from')),
    temperatureTo: typedNumber(text('temperature-to')),
    temperatureUnit: text('temperature-unit'),
    pressureFrom: typedNumber(text('pressure-from')),
    pressureTo: typedNumber(text('pressure-to')),
    pressureUnit: text('pressure-unit'),
    isHygienic: text('hygienic') === 'yes',
  };
}

/** What is wrong with the numbers of an address, by their names there. */
export function findProblems(search: URLSearchParams): Record<string, string> {
  const spans = ['', 'temperature-', 'pressure-'].flatMap((prefix) => {
    const [from, to] = [`${prefix}from`, `${prefix}to`];
    const problems = boundProblems(search.get(from), search.get(to));
    return [
      [from, problems.from],
      [to, problems.to],
    ];
  });
  const all = [...spans, ['accuracy', numberProblem(search.get('accuracy'))]];
  return Object.fromEntries(all.filter(([, problem]) => problem !== ''));
}
