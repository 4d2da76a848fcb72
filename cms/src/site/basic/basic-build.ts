import { siteIsBeingBuilt } from '../../platform/http/http-error';
import { siteBuild } from '../../platform/site-build/site-build';
import type { BasicPage } from '../../platform/site-build/site-entry';

/** The exports of the built site for the pages without JavaScript. @throws an HttpError (503) if it is not built */
export async function basicBuild() {
  const build = await siteBuild();
  if (!build?.renderBasicPage || !build.basicForms || !build.checkForm) throw siteIsBeingBuilt();
  const { renderBasicPage, basicForms, checkForm, template, withStyles } = build;
  return { renderBasicPage, basicForms, checkForm, template, withStyles };
}

export type Rendered = { status: number; page: BasicPage; retryAfterSeconds?: number };
/** A redirect after a change, so that reloading the page does not send it again. */
export type Outcome = Rendered | { location: string };
