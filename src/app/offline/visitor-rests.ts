import { yieldToMain } from '#src/api/yield-to-main.ts';

/** Most people tap or type again sooner. */
const restMs = 1000;
const inputs = ['pointerdown', 'pointerup', 'keydown', 'wheel', 'touchmove'];

let lastInputAt = -Infinity;
const note = () => {
  lastInputAt = performance.now();
};
for (const input of inputs) window.addEventListener(input, note, { capture: true, passive: true });

/**
 * For work that nobody waits for: lets the browser handle input, and resolves once the visitor has not tapped, typed or
 * scrolled for a second.
 */
export async function visitorRests(): Promise<void> {
  await yieldToMain();
  for (let left = leftMs(); left > 0; left = leftMs())
    await new Promise((resolve) => setTimeout(resolve, left));
}

const leftMs = () => lastInputAt + restMs - performance.now();
