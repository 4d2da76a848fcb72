import type { FieldError, FormKind } from '#src/contract/forms/form-kinds.ts';

/** A form that works without JavaScript: the last part of its URL, such as /basic/contact. */
export type BasicFormName = 'contact' | 'request-quote' | 'request-demo' | 'calibration-and-repair';

/** A form as it was posted. */
export interface BasicFormInput {
  values: Record<string, unknown>;
  /** False if the visitor added or removed a row and continues to fill in the form. */
  isSent: boolean;
}

/** Values that are known before the visitor fills in a form. */
export interface BasicFormKnown {
  lines?: { partNumber: string; quantity: number; note: string }[];
  message?: string;
}

/** The content of a page for visitors without JavaScript. */
export type BasicPage =
  | {
      type: 'form';
      name: BasicFormName;
      values: Record<string, unknown>;
      errors: FieldError[];
      /** Why the form was not sent, if it is not about a field. */
      problem: string;
      /** Issued by the backend: identifies the submission, and says when the form was opened. */
      submission: string;
    }
  | { type: 'receipt'; name: BasicFormName; reference: string; statusPath: string | null }
  | {
      type: 'cart';
      /** The response of the API. */
      cart: unknown;
      /** Quantities that were entered but not saved, by the id of their line. */
      quantities: Record<string, string>;
      /** Why the last change was not saved. */
      problem: string;
    };

/** The forms without JavaScript, for the backend. */
export interface BasicForms {
  find(name: string): { name: BasicFormName; kind: FormKind } | undefined;
  read(kind: FormKind, posted: Record<string, unknown>): BasicFormInput;
  valuesOf(kind: FormKind, known: BasicFormKnown): Record<string, unknown>;
}
