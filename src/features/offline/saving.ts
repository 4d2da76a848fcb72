/** Progress of the offline download. */
export type Saving =
  | { state: 'unknown' }
  | { state: 'offered' }
  | { state: 'running'; percent: number }
  | { state: 'incomplete' }
  /** `bytes` is null if the browser does not report it. */
  | { state: 'ready'; bytes: number | null; completedAt: number };
