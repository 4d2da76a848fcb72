// @ts-check

/** @typedef {(page: import('playwright').Page) => Promise<unknown>} Action */

const SETTLED_AFTER_MS = 700;
/** The shortest duration that browsers report. */
const SHORTEST_MS = 16;

/**
 * Collects how long each interaction with the page takes until the next frame is shown, as Interaction to Next Paint does.
 * Call it before the page is opened.
 * @param {import('playwright').Page} page
 */
export async function watchInteractions(page) {
  await page.addInitScript((shortest) => {
    /** @type {Map<number, number>} milliseconds by interaction */
    const interactions = new Map();
    Object.assign(globalThis, { interactions });
    // TypeScript does not know the threshold.
    const options = { type: 'event', buffered: true, durationThreshold: shortest };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const interaction = 'interactionId' in entry ? Number(entry.interactionId) : 0;
        if (interaction > 0)
          interactions.set(interaction, Math.max(interactions.get(interaction) ?? 0, entry.duration));
      }
    }).observe(options);
  }, SHORTEST_MS);
}

/**
 * Milliseconds of the slowest interaction of an action. Browsers report no interaction that takes less than 16 ms, so it
 * counts as 16.
 * @param {import('playwright').Page} page
 * @param {Action} action
 * @returns {Promise<number>}
 */
export async function responseTo(page, action) {
  await page.evaluate('interactions.clear()');
  await action(page);
  await page.waitForTimeout(SETTLED_AFTER_MS);
  const longest = await page.evaluate('Math.max(0, ...interactions.values())');
  return Math.max(SHORTEST_MS, Number(longest));
}
