import { invalid, siteIsBeingBuilt } from '../../../platform/http/http-error';
import { siteBuild } from '../../../platform/site-build/site-build';
import type { AccountForm } from '../../../platform/site-build/site-entry';

// As for the request forms, the rules are defined once, in the site.
export async function checkedAccount(form: AccountForm, body: unknown): Promise<Record<string, unknown>> {
  const build = await siteBuild();
  if (!build?.checkAccount) throw siteIsBeingBuilt();
  const check = build.checkAccount(form, body);
  if ('value' in check) return check.value;
  const errors = check.errors.map((error) => ({ ...error, name: 'ValidationError' as const }));
  throw invalid(errors.map(({ message }) => message).join(' '), errors);
}
