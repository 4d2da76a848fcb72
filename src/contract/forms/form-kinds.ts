/** The forms that visitors send. */
export type FormKind =
  | 'contact'
  | 'quote'
  | 'part-wizard'
  | 'part-wizard-email'
  | 'demo'
  | 'calibration-and-repair';

/** The forms of the customer account. */
export type AccountForm = 'registration' | 'profile' | 'password' | 'address';

export interface FieldError {
  path: (string | number)[];
  message: string;
}

/** The normalised form: without unknown fields, and with phone numbers and amounts in one format. Or one error per field. */
export type CheckedForm<Value> = { value: Value } | { errors: FieldError[] };
