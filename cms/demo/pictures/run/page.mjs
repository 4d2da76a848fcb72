import { buildSync } from 'esbuild';
import { chromium } from 'playwright-core';

// Opens a headless browser with one of our TypeScript files running in it and our typeface loaded.
export async function openPage(entry, viewport = { width: 960, height: 540 }) {
  const { outputFiles } = buildSync({
    entryPoints: [new URL(`../${entry}`, import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    loader: { '.woff2': 'dataurl' },
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const page = await browser.newPage({ viewport });
  page.on('console', (message) => console.error(message.type(), message.text()));
  page.on('pageerror', (error) => console.error(error));
  await page.setContent('<!doctype html><body style="margin:0"></body>');
  await page.addScriptTag({ content: outputFiles[0].text });
  await page.evaluate(() => window.fonts());
  return { page, close: () => browser.close() };
}
