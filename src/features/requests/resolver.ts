import type { FieldValues, Resolver } from 'react-hook-form';
import { checkForm, type FormKind } from '#src/contract/forms/check-form.ts';
import { nestedErrors } from '#src/ui/form/nested-errors.ts';

/** The rules the backend has too, for react-hook-form. */
export const resolverOf =
  (kind: FormKind): Resolver<FieldValues> =>
  (values) => {
    const check = checkForm(kind, values);
    return 'errors' in check ? { values: {}, errors: nestedErrors(check.errors) } : { values, errors: {} };
  };
