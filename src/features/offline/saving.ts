/** How far the site is on the device. */
export type Saving =
  | { state: 'unknown' }
  | { state: 'offered' }
  | { state: 'running'; percent: number }
  | { state: 'incomplete' }
  /** `bytes` is null where the browser does not tell. */
  | { state: 'ready'; bytes: number | null; completedAt: number };
