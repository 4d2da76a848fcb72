import { vi } from 'vitest';
import { load } from './backend';

const lines: string[] = [];

/** Stores what the backend logs instead of printing it. Must be called before the backend starts. */
export function captureLog(level: string): void {
  Object.assign(process.env, { LOG_LEVEL: level, LOG_FORMAT: 'json' });
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    lines.push(...String(chunk).trimEnd().split('\n'));
    return true;
  });
}

/** Must be called at the end of the test file. */
export function restoreLog(): void {
  load('platform/logs/log-writer.js').logsPart.destroy();
  process.env.LOG_LEVEL = 'error';
  delete process.env.LOG_FORMAT;
  vi.restoreAllMocks();
}

/** The lines written during the call. */
export async function logged(call: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  lines.length = 0;
  await call();
  return lines.map((line) => JSON.parse(line));
}
