import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright/test';
import { metered, moveMouse } from './journey.ts';

export interface KillableBrowser {
  page: Page;
  /** Kills the browser as an empty battery would: nothing is flushed, and no process is notified. */
  kill: () => Promise<void>;
}

/** A profile that browsers use one after the other, as on one device. */
export async function aDevice() {
  const folder = await mkdtemp(path.join(tmpdir(), 'fieldshop-device-'));
  return {
    open: (args: string[]) => openBrowser(folder, args),
    dispose: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

async function openBrowser(folder: string, args: string[]): Promise<KillableBrowser> {
  await rm(path.join(folder, 'DevToolsActivePort'), { force: true });
  const program = process.env.CHROMIUM_PATH || chromium.executablePath();
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
  // A process group of its own, so that all its processes are killed together.
  const child = spawn(program, [...args, ...own], { detached: true, stdio: 'ignore' });
  const killGroup = () => process.kill(-(child.pid ?? 0), 'SIGKILL');
  // A test that fails does not kill its browser, but ends its process.
  process.once('exit', killGroup);
  child.once('exit', () => process.off('exit', killGroup));
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portOf(folder)}`);
  const context = moveMouse(browser.contexts()[0] ?? (await browser.newContext()));
  // `npm run prove -- chaos` runs the offline download beside the test.
  if (!process.env.FIELDSHOP_KILLS) await context.addInitScript(metered);
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    async kill() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      killGroup();
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
}

async function portOf(folder: string): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const text = await readFile(path.join(folder, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const [port = ''] = text.split('\n');
    if (port !== '') return port;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The browser did not open its port');
}
