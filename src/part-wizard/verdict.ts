export type Criterion =
  | 'medium'
  | 'hygiene'
  | 'temperature'
  | 'pressure'
  | 'approval'
  | 'range'
  | 'accuracy'
  | 'output'
  | 'connection';

/** Whether something wanted is there; null where the figures do not say, which is never a match. */
export interface Verdict {
  criterion: Criterion;
  isMet: boolean | null;
  /** For the customer: "accuracy ±0.5 % FS, you asked 0.25 % FS". */
  message: string;
}

const excluding = new Set<Criterion>(['medium', 'hygiene', 'temperature', 'pressure', 'approval']);

/** An instrument that misses one of these would fail or endanger somebody: it is not even shown as close. */
export const excludes = ({ criterion, isMet }: Verdict) => isMet !== true && excluding.has(criterion);
