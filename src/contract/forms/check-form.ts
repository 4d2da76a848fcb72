import * as v from 'valibot';
import { CalibrationAndRepairForm } from './calibration-and-repair.ts';
import { ContactForm } from './contact.ts';
import { DemoForm } from './demo.ts';
import { PartWizardEmail } from './part-wizard-email.ts';
import { QuoteForm } from './quote.ts';

const forms = {
  contact: ContactForm,
  quote: QuoteForm,
  'part-wizard': QuoteForm,
  'part-wizard-email': PartWizardEmail,
  demo: DemoForm,
  'calibration-and-repair': CalibrationAndRepairForm,
};
export type FormKind = keyof typeof forms;
/** The normalised form: without unknown fields, and with phone numbers and amounts in one format. */
export type FormValue<K extends FormKind> = v.InferOutput<(typeof forms)[K]>;

export interface FieldError {
  path: (string | number)[];
  message: string;
}

export type FormCheck<K extends FormKind> = { value: FormValue<K> } | { errors: FieldError[] };

/** Validates a form, in the page before it is queued and in the backend before it is stored. */
export function checkForm<K extends FormKind>(kind: K, body: unknown): FormCheck<K> {
  return checkBy<(typeof forms)[K]>(forms[kind], body);
}

/** Returns the normalised form, or one error per field. */
export function checkBy<S extends v.GenericSchema>(
  schema: S,
  body: unknown,
): { value: v.InferOutput<S> } | { errors: FieldError[] } {
  const parsed = v.safeParse(schema, body);
  return parsed.success ? { value: parsed.output } : { errors: firstOfEach(parsed.issues.map(toFieldError)) };
}

function toFieldError({ path, message }: v.BaseIssue<unknown>): FieldError {
  const keys = (path ?? []).map(({ key }) => key);
  return { path: keys.filter((key) => typeof key === 'string' || typeof key === 'number'), message };
}

/** Only the first error of each field. */
function firstOfEach(errors: FieldError[]): FieldError[] {
  const byField = new Map(errors.toReversed().map((error) => [JSON.stringify(error.path), error]));
  return [...byField.values()].toReversed();
}
