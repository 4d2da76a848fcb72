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

interface Options {
  /** Whether axe checks contrast. It cannot do so with forced colours, because it reads our -webkit-text-fill-color. */
  checksContrast?: boolean;
}

/** The problems axe finds on the current page, one line each. */
export async function faults(page: Page, { checksContrast = true }: Options = {}): Promise<string[]> {
  // Evaluated, not added as a script, so that the page's own content security policy applies.
  await page.evaluate(axe.source);
  await page.evaluate(runTimersAtOnce);
  // Half-way through a transition, colours have a contrast that they have neither before nor after.
  await page.evaluate(async () => {
    const isEndless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity;
    const ending = document.getAnimations().filter((animation) => !isEndless(animation));
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
  const options = {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: checksContrast } },
  };
  const results = v.parse(Results, await page.evaluate(`axe.run(document, ${JSON.stringify(options)})`));
  return results.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(' | ')})`,
  );
}

/**
 * axe yields with short timers, which the sandbox of a page without JavaScript blocks: they run at once there. Long timers are
 * only its time limits, and are dropped.
 */
const runTimersAtOnce = `if (matchMedia('(scripting: none)').matches)
  globalThis.setTimeout = (act, ms = 0) => { if (ms < 100) Promise.resolve().then(act); return 0; }`;
