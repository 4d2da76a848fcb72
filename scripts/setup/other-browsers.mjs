// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ name: 'firefox' | 'webkit', program: string }} OtherBrowser */

const FOLDERS = (process.env.PATH ?? '').split(path.delimiter);

/**
 * Finds the browsers other than Chromium for the offline smoke test. They are not installed automatically, because they
 * are large and the main tests do not need them.
 * @returns {{ installed: OtherBrowser[], missing: string[] }}
 */
export function otherBrowsers() {
  const firefox = find('firefox-esr') ?? find('firefox');
  const webkit = find('xvfb-run') && find('WebKitWebDriver');
  /** @type {OtherBrowser[]} */
  const installed = [];
  if (firefox) installed.push({ name: 'firefox', program: firefox });
  if (webkit) installed.push({ name: 'webkit', program: webkit });
  const missing = [
    ...(firefox ? [] : ['Firefox (package firefox-esr)']),
    ...(webkit ? [] : ['WebKitGTK (packages webkit2gtk-driver, xvfb)']),
  ];
  return { installed, missing };
}

/** @param {string} program */
function find(program) {
  return FOLDERS.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
}
