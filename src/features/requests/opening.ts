import type { Entry } from '#src/contract/outbox.ts';

export interface Opening {
  values: Record<string, unknown>;
  /** The owner of the draft. Undefined until it is read, in a form that the server rendered. */
  subject: string | null | undefined;
  /** In a form that the server rendered: the draft, which was found after the form had been shown; null if there is none. */
  foundDraft?: Record<string, unknown> | null;
  /** The entry that is being corrected. */
  entry: Entry | undefined;
  /** Changes each time the form is opened. */
  key: string;
}

/** As read from the device. */
export type Opened = Opening & { subject: string | null; draft: Record<string, unknown> | undefined };
