// @ts-check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../setup/browser.mjs';
import { startProgress } from '../terminal/progress.mjs';
import { launchArguments, PHONE } from './phone.mjs';

// The download takes half a minute on two idle cores.
const SAVE_WITHIN_MS = 300_000;

/**
 * Opens a phone's browser and waits until the whole site is saved on the device.
 * @param {string} origin
 * @param {(page: import('playwright').Page) => Promise<unknown>} [prepare] before the page is opened
 */
export async function openSavedSite(origin, prepare) {
  const executablePath = await findBrowser();
  const profile = await mkdtemp(path.join(tmpdir(), 'fieldshop-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: launchArguments,
    ...PHONE,
  });
  const page = await context.newPage();
  await prepare?.(page);
  const progress = startProgress('Saving the site on the device');
  await page.goto(origin);
  await startPage(page);
  await page.getByText(/^Ready for offline/).waitFor({ timeout: SAVE_WITHIN_MS });
  progress.finish();
  const close = async () => {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { context, page, close };
}

/**
 * The scripts of a page start with the first input. In the margin, away from links, which would be prefetched; Chromium
 * reports no movement with the first position.
 * @param {import('playwright').Page} page
 */
export async function startPage(page) {
  await page.mouse.move(3, 300);
  await page.mouse.move(4, 320);
}
