import { invalid, siteIsBeingBuilt } from '../../../platform/http/http-error';
import { siteBuild } from '../../../platform/site-build/site-build';
import type { FormKind } from '../../../platform/site-build/site-entry';
import { texts } from '../../../platform/messages/texts';

/** Validates a form with the rules of the site. @throws an HttpError (400) that names the fields */
export async function checkForm(kind: FormKind, data: unknown): Promise<Record<string, unknown>> {
  const build = await siteBuild();
  if (!build?.checkForm) throw siteIsBeingBuilt();
  const check = build.checkForm(kind, data);
  if ('value' in check) return check.value;
  const errors = check.errors.map((error) => ({ ...error, name: 'ValidationError' as const }));
  throw invalid(errors.map(({ message }) => message).join(' ') || texts().forms.correctFields, errors);
}

/** Removes empty fields, because the database rejects an empty text as the value of an enumeration or a date. */
export function withoutEmptyFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
