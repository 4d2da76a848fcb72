import axe from 'axe-core';
import type { Page } from 'playwright/test';
import * as v from 'valibot';

const Results = v.object({
  violations: v.array(
    v.object({
      id: v.string(),
      help: v.string(),
      nodes: v.array(v.object({ target: v.array(v.unknown()) })),
    }),
  ),
});

/** The problems axe finds on the current page, one line each. */
export async function faults(page: Page): Promise<string[]> {
  // Evaluated, not added as a script, so that the page's own content security policy applies.
  await page.evaluate(axe.source);
  const results = v.parse(Results, await page.evaluate('axe.run(document, { resultTypes: ["violations"] })'));
  return results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(' | ')})`,
  );
}
