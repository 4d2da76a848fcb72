import { formats } from '@strapi/logger';
import Transport from 'winston-transport';
import type { Part } from '../part';
import { limitRepeats } from './limit-repeats';
import { logLine, type Logged, type LogLine } from './log-line';

export type LogFormat = 'json' | 'text';

const messageSymbol = Symbol.for('message');
let flush = () => {};
let write: (line: LogLine) => void = () => {};

/** `npm start` sets FORCE_COLOR for its children at a terminal. */
const isTerminal = () => process.stdout.isTTY === true || process.env.FORCE_COLOR === '1';

/** Writes the log of Strapi to the standard output. Every line passes through it. */
export function createLogWriter(format: LogFormat = isTerminal() ? 'text' : 'json') {
  const render = format === 'json' ? JSON.stringify : createText();
  ({ write, flush } = limitRepeats((line) => process.stdout.write(`${render(line)}\n`)));
  return new LogWriter(write);
}

/** Logs a message at every LOG_LEVEL. */
export function logAlways(message: string, level: 'info' | 'warn' = 'info'): void {
  write(logLine({ level, message }));
}

/** Logs a message with fields, at every LOG_LEVEL. */
export function logEvent(logged: Logged): void {
  write(logLine(logged));
}

/** Logs warnings and crashes, which Node itself would print unredacted, with the values in their messages. */
export function logProcess(): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => logAlways(`${name}: ${message}`, 'warn'));
  process.on('uncaughtException', (error: unknown) => {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    write(logLine({ level: 'error', message: `The server crashed: ${message}`, stack }));
    flush();
    process.exit(1);
  });
}

/** Writes the numbers of repeated lines that have not been written yet. */
export const logsPart: Part = {
  destroy: () => flush(),
};

class LogWriter extends Transport {
  readonly #write: (line: LogLine) => void;

  constructor(write: (line: LogLine) => void) {
    super();
    this.#write = write;
  }

  override log(logged: Logged, next: () => void): void {
    this.#write(logLine(logged));
    next();
  }
}

// The format of Strapi's own logger.
function createText(): (line: LogLine) => string {
  const print = formats.prettyPrint({ colors: isTerminal() });
  return ({ level, message, requestId, path, route, durationMs, repeated, stack, ...event }) => {
    const notes = [
      event.event && route,
      event.customer && `customer ${event.customer}`,
      event.staff && `staff ${event.staff}`,
      event.by && `by ${event.by}`,
      event.change,
      event.changedBy && `changed by ${event.changedBy}`,
      path !== undefined && path !== route && path,
      durationMs !== undefined && `${durationMs} ms`,
      requestId && `request ${requestId}`,
      repeated && `${repeated} times`,
    ].filter(Boolean);
    const text = `${message}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}${stack ? `\n${stack}` : ''}`;
    const info = { level, message: text, [Symbol.for('level')]: level };
    const printed = print.transform(info);
    return String(typeof printed === 'object' ? Reflect.get(printed, messageSymbol) : text);
  };
}
