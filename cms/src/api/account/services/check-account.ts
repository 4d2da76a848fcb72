import { invalid, siteIsBeingBuilt } from '../../../platform/http/http-error';
import { siteBuild } from '../../../platform/site-build/site-build';
import type { AccountForm } from '../../../platform/site-build/site-entry';

// The site defines the rules for these forms, as it does for the request forms, so that both sides apply the same ones.
export async function checkedAccount(form: AccountForm, body: unknown): Promise<Record<string, unknown>> {
  const build = await siteBuild();
  if (!build?.checkAccount) throw siteIsBeingBuilt();
  const check = build.checkAccount(form, body);
  if ('value' in check) return check.value;
  const errors = check.errors.map((error) => ({ ...error, name: 'ValidationError' as const }));
  throw invalid(errors.map(({ message }) => message).join(' '), errors);
}
