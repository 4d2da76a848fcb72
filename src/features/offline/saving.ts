/** How far the site is on the device. */
export type Saving =
  | { state: 'unknown' }
  | { state: 'offered' }
  | { state: 'running'; percent: number }
  | { state: 'incomplete' }
  | { state: 'ready'; bytes: number; completedAt: number };
