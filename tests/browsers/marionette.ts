import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { freePort } from '../../scripts/setup/port.mjs';
import { startCommand, stopChild } from '../../scripts/terminal/children.mjs';
import { retried, type DrivenBrowser } from './driven-browser.ts';

const CommandResponse = v.tuple([
  v.literal(1),
  v.number(),
  v.nullable(v.object({ message: v.string() })),
  v.unknown(),
]);
const Value = v.object({ value: v.unknown() });

/** Firefox through Marionette, the protocol of geckodriver, so that only Firefox must be installed. */
export async function startFirefox(program: string): Promise<DrivenBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'fieldshop-firefox-'));
  const port = await freePort();
  await writeFile(path.join(profile, 'user.js'), settings({ 'marionette.port': port }));
  const child = startCommand([program, '--headless', '--marionette', '--no-remote', '--profile', profile], {
    env: { ...process.env, HOME: profile, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  });
  const send = createConnection(await retried(() => connected(port)));
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: { pageLoadStrategy: 'normal' } } });
  return {
    open: async (url) => void (await send('WebDriver:Navigate', { url })),
    read: async (script) =>
      v.parse(Value, await send('WebDriver:ExecuteScript', { script, args: [], sandbox: null })).value,
    close: async () => {
      await stopChild(child);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** No request of the browser itself leaves the machine. */
function settings(more: Record<string, number>) {
  const all = {
    'app.update.enabled': false,
    'browser.safebrowsing.malware.enabled': false,
    'browser.safebrowsing.phishing.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': 'data:,',
    'toolkit.telemetry.enabled': false,
    ...more,
  };
  return Object.entries(all)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('\n');
}

function connected(port: number) {
  return new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).once('error', reject);
  });
}

/** Messages are `<bytes>:<JSON>`; a response has the number of its request. */
function createConnection(socket: Socket) {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let received = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (let message = takeFirst(); message !== undefined; message = takeFirst()) settle(message);
  });
  const takeFirst = () => {
    const colon = received.indexOf(':');
    const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)).toString());
    if (colon < 0 || received.length < end) return undefined;
    const message = received.subarray(colon + 1, end).toString();
    received = received.subarray(end);
    return message;
  };
  const settle = (message: string) => {
    const response = v.safeParse(CommandResponse, JSON.parse(message));
    // The first message is a greeting.
    if (!response.success) return;
    const [, number, error, result] = response.output;
    if (error) waiting.get(number)?.reject(new Error(error.message));
    else waiting.get(number)?.resolve(result);
  };
  let number = 0;
  return (command: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      number += 1;
      waiting.set(number, { resolve, reject });
      const message = JSON.stringify([0, number, command, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}
