// @ts-check

// Fetched when it is first wanted: too large for everyone's installation, and used by nothing else.
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
