// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../setup/problem.mjs';
import { run } from '../terminal/run.mjs';

/**
 * Writes a list of the packages of a project and their licences (software bill of materials, CycloneDX). It depends
 * only on the lock file and the version of npm.
 * @param {string} project folder with package.json and package-lock.json
 * @param {string} file
 */
export async function writeSbom(project, file) {
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];
  const { code, output } = await run(['npm', 'sbom', '--silent', ...options], {
    cwd: project,
    // Warnings would be in the middle of the document.
    env: { NODE_NO_WARNINGS: '1' },
  });
  if (code !== 0)
    throw new Problem(`The list of packages of ${project} could not be created:\n${output}`, 'Run "npm ci".');
  const { serialNumber: _random, ...document } = JSON.parse(output);
  delete document.metadata.timestamp;
  // npm uses the name of the folder instead.
  const { name } = JSON.parse(await readFile(path.join(project, 'package.json'), 'utf8'));
  document.metadata.component.name = name;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
}
