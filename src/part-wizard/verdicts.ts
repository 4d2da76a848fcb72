import { conditionVerdicts, type Instrument, type Task } from './condition-verdicts.ts';
import type { Verdict } from './verdict.ts';
import { measurementVerdicts } from './measurement-verdicts.ts';

/** Verdicts on all given criteria. Those by which the instrument would fail come first. */
export const verdictsOn = (instrument: Instrument, task: Task): Verdict[] => [
  ...conditionVerdicts(instrument, task),
  ...measurementVerdicts(instrument.figures, task.criteria),
];
