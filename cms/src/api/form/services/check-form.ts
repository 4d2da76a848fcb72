import { invalid, siteIsBeingBuilt } from '../../../platform/http/http-error';
import { siteBuild } from '../../../platform/site-build/site-build';

export type FormKind =
  | 'contact'
  | 'quote'
  | 'demo'
  | 'part-wizard'
  | 'part-wizard-email'
  | 'calibration-and-repair';

// The rules of a form live once, in the site; its built entry brings them here.
export async function checkedForm(kind: FormKind, data: unknown): Promise<Record<string, unknown>> {
  const build = await siteBuild();
  if (!build?.checkForm) throw siteIsBeingBuilt();
  const check = build.checkForm(kind, data);
  if ('value' in check) return check.value;
  const errors = check.errors.map((error) => ({ ...error, name: 'ValidationError' as const }));
  throw invalid(
    errors.map(({ message }) => message).join(' ') || 'Please correct the highlighted fields.',
    errors,
  );
}
