import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sirv from 'sirv';
import { afterEach, describe, expect, it } from 'vitest';
import { load } from './support/backend';

let server: Server;
let folder: string;
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe('a file of the site', () => {
  it('that a new build has just deleted breaks only its own response, not the server', async () => {
    const origin = await serving('gone.js', 'here.js');
    rmSync(path.join(folder, 'gone.js'));
    await expect(fetch(`${origin}/gone.js`).then((response) => response.text())).rejects.toBeInstanceOf(
      TypeError,
    );
    expect(await (await fetch(`${origin}/here.js`)).text()).toBe('here.js');
  });
});

async function serving(...names: string[]): Promise<string> {
  folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-files-'));
  for (const name of names) writeFileSync(path.join(folder, name), name);
  const files = sirv(folder);
  const { serveFile } = load('platform/site-build/site-files.js');
  server = createServer((req: IncomingMessage, res: ServerResponse) => void serveFile({ req, res }, files));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}
