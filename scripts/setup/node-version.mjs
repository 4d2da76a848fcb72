// @ts-check
import { Problem } from './problem.mjs';

/** Throws if Node is outside the range of `engines` in package.json. */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOldEnough = major < 25;
  const isNewEnough = major > 20 || (major === 20 && minor >= 19);
  if (isNewEnough && isOldEnough) return;
  throw new Problem(
    `Fieldshop needs Node 20.19 to 24, but this is Node ${version}.`,
    'Install Node 22 from https://nodejs.org or with your version manager ("nvm install 22"), then start again.',
  );
}
