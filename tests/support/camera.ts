import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from 'playwright/test';
import { writeVideo } from './camera-video.ts';
import { collectMessages, moveMouse } from './journey.ts';
import { wholeBrowser } from './whole-browser.ts';

interface Scene {
  /** The content of the code in front of the camera; null if the browser denies access to the camera. */
  code: string | null;
  context: BrowserContextOptions;
}

/** Runs a test in a browser of its own, because the fake video is set when the browser starts. Returns the console messages. */
export async function withCamera({ code, context }: Scene, act: (page: Page) => Promise<void>) {
  const film = path.join(tmpdir(), `fieldshop-film-${process.pid}-${Date.now()}.y4m`);
  if (code !== null) await writeVideo(code, film);
  const granted = ['--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${film}`];
  const { args = [], ...options } = wholeBrowser;
  const browser = await chromium.launch({
    ...options,
    args: [...args, '--use-fake-device-for-media-stream', ...(code === null ? [] : granted)],
  });
  const page = await moveMouse(await browser.newContext(context)).newPage();
  const messages = collectMessages(page);
  try {
    await act(page);
  } finally {
    await browser.close();
    await rm(film, { force: true });
  }
  return messages;
}
