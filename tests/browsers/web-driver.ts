import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { freePort } from '../../scripts/setup/port.mjs';
import { startCommand, stopChild } from '../../scripts/terminal/children.mjs';
import { retried, type DrivenBrowser } from './driven-browser.ts';

const CommandResponse = v.object({ value: v.unknown() });
const Session = v.object({ sessionId: v.string() });

/** WebKitGTK through WebDriver (https://www.w3.org/TR/webdriver2/), on a virtual screen. */
export async function startWebKit(program: string): Promise<DrivenBrowser> {
  const home = await mkdtemp(path.join(tmpdir(), 'fieldshop-webkit-'));
  const port = await freePort();
  const environment = {
    ...process.env,
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const child = startCommand(['xvfb-run', '--auto-servernum', program, `--port=${port}`], {
    env: environment,
  });
  const origin = `http://127.0.0.1:${port}`;
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'normal' } };
  const { sessionId } = v.parse(Session, await retried(() => call(`${origin}/session`, { capabilities })));
  const session = `${origin}/session/${sessionId}`;
  return {
    open: async (url) => void (await call(`${session}/url`, { url })),
    read: (script) => call(`${session}/execute/sync`, { script, args: [] }),
    close: async () => {
      await fetch(session, { method: 'DELETE' }).catch(() => undefined);
      await stopChild(child);
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function call(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = v.parse(CommandResponse, await response.json());
  if (!response.ok) throw new Error(`${url} returned ${JSON.stringify(value)}`);
  return value;
}
