// @ts-check
import { spawnSync } from 'node:child_process';
import { Problem } from './problem.mjs';

/**
 * Explains a failed installation by npm's output, with something the user can do about it.
 * @param {string} output
 */
export function explainFailedInstall(output) {
  if (/ENOSPC/.test(output)) return new Problem('The disk is full.', 'Free 2 GB and start again.');
  if (/node-gyp|prebuild-install/.test(output)) return explainCompilation(output);
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET/.test(output)) {
    return new Problem(
      'The package registry cannot be reached.',
      'Connect to the internet for the first start, or set a registry with "npm config set registry".',
    );
  }
  return new Problem(
    `npm could not install the packages:\n${firstErrors(output)}`,
    'Run "npm ci" in the root folder and in cms to see the complete output.',
  );
}

/** @param {string} output */
function explainCompilation(output) {
  const missing = [['python3'], ['make'], ['g++', 'c++', 'clang++']].filter(
    (names) => !names.some(isProgram),
  );
  if (missing.length > 0) {
    return new Problem(
      `A package has no prebuilt binary for this system and must be compiled, but these are missing: ${missing.map(([name]) => name).join(', ')}.`,
      'Debian, Ubuntu: apt-get install python3 make g++ · macOS: xcode-select --install · Windows: Visual Studio Build Tools.',
    );
  }
  return new Problem(
    `A package could not be compiled:\n${lastLines(output)}`,
    'If the headers could not be downloaded, set npm_config_nodedir to the folder where Node is installed (with include/node).',
  );
}

/** @param {string} name */
function isProgram(name) {
  return spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** @param {string} output */
function firstErrors(output) {
  const errors = output.split('\n').filter((line) => /^npm error \S/.test(line));
  return errors.slice(0, 8).join('\n');
}

/** @param {string} output */
function lastLines(output) {
  return output.trimEnd().split('\n').slice(-15).join('\n');
}
