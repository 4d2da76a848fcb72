import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createServer } from 'vite';

it('The server of npm run dev sends the page with its script and its fonts', async () => {
  const server = await createServer({
    configFile: path.resolve(import.meta.dirname, '../vite.config.ts'),
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'silent',
  });
  try {
    const template = await readFile(path.resolve(import.meta.dirname, '../src/index.html'), 'utf8');
    const html = await server.transformIndexHtml('/index.html', template);
    expect(html).toContain('after-content.ts');
    expect(html).toContain('@font-face');
  } finally {
    await server.close();
  }
});
