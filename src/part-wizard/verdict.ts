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

/** Whether a criterion is met; null if the specifications do not say, which never counts as a match. */
export interface Verdict {
  criterion: Criterion;
  isMet: boolean | null;
  /** Shown to the customer: "accuracy ±0.5 % FS, you asked for 0.25 % FS". */
  message: string;
}

const excluding = new Set<Criterion>(['medium', 'hygiene', 'temperature', 'pressure', 'approval']);

/** An instrument that does not meet one of these could fail or cause harm, so it is not even shown as a close match. */
export const excludes = ({ criterion, isMet }: Verdict) => isMet !== true && excluding.has(criterion);
