// @ts-check

const REDRAW_EVERY_MS = 200;
const REPORT_EVERY_MS = 10_000;
const SPINNER = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const isTerminal = process.stdout.isTTY === true;

/** @type {Set<{ text: () => string }>} */
const open = new Set();

/**
 * Shows the progress of a task: a line that is redrawn on a terminal, or a plain line every 10 s in a log.
 * @param {string} label
 */
export function startProgress(label) {
  const startedAt = performance.now();
  let detail = '';
  const elapsed = () => (performance.now() - startedAt) / 1000;
  const line = { text: () => `${label}${detail && `: ${detail}`} … ${elapsed().toFixed(0)} s` };
  open.add(line);
  const timer = isTerminal
    ? setInterval(redraw, REDRAW_EVERY_MS)
    : setInterval(() => console.log(`  ${line.text()}`), REPORT_EVERY_MS);
  timer.unref();
  return {
    /** @param {string} text */
    update(text) {
      detail = text;
    },
    /** @param {string} [text] what remains on the screen; an empty string removes the line */
    finish(text = `✓ ${label} (${elapsed().toFixed(1)} s)`) {
      clearInterval(timer);
      open.delete(line);
      say(text);
    },
  };
}

/**
 * Prints a line above the progress line.
 * @param {string} text
 */
export function say(text) {
  if (isTerminal) process.stdout.write('\r\x1b[2K');
  if (text) console.log(text);
  if (isTerminal && open.size > 0) redraw();
}

function redraw() {
  if (open.size === 0) return;
  const spin = SPINNER[Math.floor(performance.now() / REDRAW_EVERY_MS) % SPINNER.length];
  const text = [...open].map((line) => line.text()).join(' | ');
  process.stdout.write(`\r\x1b[2K${spin} ${text}`.slice(0, (process.stdout.columns ?? 80) + 4));
}
