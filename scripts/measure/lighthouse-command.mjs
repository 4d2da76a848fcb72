// @ts-check

// Installed on first use: too large for every installation, and only used here.
const VERSION = '12.8.2';

/** @param {string[]} args */
export const lighthouseCommand = (args) => [
  'npm',
  'exec',
  '--yes',
  `--package=lighthouse@${VERSION}`,
  '--',
  'lighthouse',
  ...args,
];
