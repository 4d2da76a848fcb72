import { conditionVerdicts, type Instrument, type Task } from './condition-verdicts.ts';
import type { Verdict } from './verdict.ts';
import { measurementVerdicts } from './measurement-verdicts.ts';

/** What is wanted, one by one; nothing is said of what is not. What it would fail by comes first. */
export const verdictsOn = (instrument: Instrument, task: Task): Verdict[] => [
  ...conditionVerdicts(instrument, task),
  ...measurementVerdicts(instrument.figures, task.criteria),
];
