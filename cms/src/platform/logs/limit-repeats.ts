import type { LogLine } from './log-line';

type Repeated = { last: LogLine; count: number; timer: NodeJS.Timeout };
type Write = (line: LogLine) => void;

const limited = new Set(['error', 'warn']);
// Far more than the number of different messages. Messages beyond it are written each time.
const mostMessages = 500;
const comparedLetters = 300;

/**
 * Writes an error or warning at once, and then only once per period, with the number of repeats: during an outage,
 * every request and every job would log the same message.
 */
export function limitRepeats(write: Write, periodMs = 60_000) {
  const repeats = new Map<string, Repeated>();

  function endPeriod(key: string): void {
    const repeat = repeats.get(key);
    if (!repeat) return;
    repeats.delete(key);
    if (repeat.count === 0) return;
    write({ ...repeat.last, repeated: repeat.count });
    startPeriod(key, repeat.last);
  }

  function startPeriod(key: string, last: LogLine): void {
    const timer = setTimeout(endPeriod, periodMs, key).unref();
    repeats.set(key, { last, count: 0, timer });
  }

  return {
    write(line: LogLine): void {
      const key = `${line.level} ${kindOf(line.message)} ${line.event ? line.route : ''}`;
      const repeat = repeats.get(key);
      if (repeat) {
        repeat.last = line;
        repeat.count += 1;
        return;
      }
      if (isLimited(line) && repeats.size < mostMessages) startPeriod(key, line);
      write(line);
    },
    /** Writes the counts of all open periods, before the process ends. */
    flush(): void {
      for (const { last, count, timer } of repeats.values()) {
        clearTimeout(timer);
        if (count > 0) write({ ...last, repeated: count });
      }
      repeats.clear();
    },
  };
}

// Each failed sign-in is evidence, and rate limits keep their number low.
const isLimited = ({ level, event }: LogLine) => limited.has(level) && event?.startsWith('authn_') !== true;

// Ids, numbers and quoted names differ in messages about the same thing.
function kindOf(message: string): string {
  return message.slice(0, comparedLetters).replaceAll(/[\da-f-]{8,}|\d+|(["'“])[^"'”\n]*["'”]/g, '#');
}
