import config from '../playwright.config.ts';

/**
 * Chromium with the features that its headless shell lacks: Background Sync, Background Fetch, preferences, a camera
 * that can be denied.
 */
export const wholeBrowser = { ...config.use?.launchOptions, executablePath: process.env.CHROMIUM_PATH };
