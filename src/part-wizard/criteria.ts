import { boundProblems, numberProblem, typedNumber } from '#src/format/typed-number.ts';

/** The visitor's requirements; unspecified ones are empty or null. */
export interface Criteria {
  /** The url of a category. */
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
  /** What the instrument has to withstand: temperature and pressure of the medium, including peaks. */
  temperatureFrom: number | null;
  temperatureTo: number | null;
  temperatureUnit: string;
  pressureFrom: number | null;
  pressureTo: number | null;
  pressureUnit: string;
  isHygienic: boolean;
}

/** From a URL or a form. Invalid numbers count as unspecified. */
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

/** Error messages for invalid numbers, by parameter name. */
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
