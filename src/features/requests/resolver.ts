import type { FieldValues, Resolver } from 'react-hook-form';
import { checkForm } from '#src/contract/forms/check-form.ts';
import type { FormKind } from '#src/contract/forms/form-kinds.ts';
import { nestedErrors } from '#src/ui/form/nested-errors.ts';

/** Adapter that runs the validation shared with the backend in react-hook-form. */
export const resolverOf =
  (kind: FormKind): Resolver<FieldValues> =>
  (values) => {
    const check = checkForm(kind, values);
    return 'errors' in check ? { values: {}, errors: nestedErrors(check.errors) } : { values, errors: {} };
  };
