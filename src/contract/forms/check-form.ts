import * as v from 'valibot';
import { CalibrationAndRepairForm } from './calibration-and-repair.ts';
import type { CheckedForm, FieldError, FormKind } from './form-kinds.ts';
import { ContactForm, DemoForm, PartWizardEmail, QuoteForm } from './requests.ts';

const forms = {
  contact: ContactForm,
  quote: QuoteForm,
  'part-wizard': QuoteForm,
  'part-wizard-email': PartWizardEmail,
  demo: DemoForm,
  'calibration-and-repair': CalibrationAndRepairForm,
} satisfies Record<FormKind, v.GenericSchema>;
export type FormValue<K extends FormKind> = v.InferOutput<(typeof forms)[K]>;

/** Validates a form, in the page before it is queued and in the backend before it is stored. */
export function checkForm<K extends FormKind>(kind: K, body: unknown): CheckedForm<FormValue<K>> {
  return checkBy<(typeof forms)[K]>(forms[kind], body);
}

/** Returns the normalised form, or one error per field. */
export function checkBy<S extends v.GenericSchema>(schema: S, body: unknown): CheckedForm<v.InferOutput<S>> {
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
