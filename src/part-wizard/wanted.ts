/** What an engineer knows of the task; what is not said is empty. */
export interface Wanted {
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
}

/** From an address or a form; what is no number there counts as not said. */
export function parseWanted(search: URLSearchParams): Wanted {
  const text = (name: string) => (search.get(name) ?? '').trim();
  return {
    measured: text('measured'),
    medium: text('medium'),
    from: numberIn(text('from')),
    to: numberIn(text('to')),
    unit: text('unit'),
    accuracy: numberIn(text('accuracy')),
    accuracyUnit: text('accuracy-unit'),
    output: text('output'),
    connection: text('connection'),
    approval: text('approval'),
  };
}

/** Takes a decimal comma and the true minus sign too. */
export function numberIn(text: string): number | null {
  const written = text.replace(',', '.').replace('−', '-');
  const number = Number(written);
  return written === '' || !Number.isFinite(number) ? null : number;
}
