// @ts-check
import { existsSync, renameSync } from 'node:fs';
import { copyFile, link, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const MAX_BUILDS = 3;

/**
 * Replaces the served build with a new one. The hashed files in `assets` stay for two more builds, because open tabs still
 * request them. A running server serves either the old or the new build, never a mixture.
 * @param {string} built folder with `client` and `server`, removed afterwards
 * @param {string} served
 */
export async function publish(built, served) {
  const own = await filesOf(assetsOf(built));
  const builds = [own, ...withoutSame(own, await buildsServed(served))].slice(0, MAX_BUILDS);
  await carryOver(served, built, builds.flat());
  await mkdir(path.dirname(listOf(built)), { recursive: true });
  await writeFile(listOf(built), JSON.stringify(builds));
  await mkdir(served, { recursive: true });
  for (const part of ['client', 'server']) await replace(path.join(built, part), path.join(served, part));
  await rm(built, { recursive: true });
}

/** @param {string} folder */
const assetsOf = (folder) => path.join(folder, 'client', 'assets');

// Hidden: the server does not serve files whose names begin with a dot.
/** @param {string} folder */
const listOf = (folder) => path.join(folder, 'client', '.vite', 'builds.json');

/**
 * Returns the names of the assets of each served build, newest first.
 * @param {string} served
 * @returns {Promise<string[][]>}
 */
async function buildsServed(served) {
  if (existsSync(listOf(served))) return JSON.parse(await readFile(listOf(served), 'utf8'));
  return existsSync(assetsOf(served)) ? [await filesOf(assetsOf(served))] : [];
}

/**
 * Repeating a build does not remove the assets of an older one.
 * @param {string[]} own
 * @param {string[][]} builds
 */
function withoutSame(own, builds) {
  const isSame = builds[0]?.toSorted().join() === own.toSorted().join();
  return isSame ? builds.slice(1) : builds;
}

/**
 * @param {string} served
 * @param {string} built
 * @param {string[]} names
 */
async function carryOver(served, built, names) {
  for (const name of new Set(names)) {
    const [from, to] = [path.join(assetsOf(served), name), path.join(assetsOf(built), name)];
    if (existsSync(to) || !existsSync(from)) continue;
    await mkdir(path.dirname(to), { recursive: true });
    // Some file systems do not support hard links.
    await link(from, to).catch(() => copyFile(from, to));
  }
}

// Two renames, so that the folder is missing for only a few microseconds.
/**
 * @param {string} folder
 * @param {string} place
 */
async function replace(folder, place) {
  const former = `${place}.former`;
  await rm(former, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, former);
  renameSync(folder, place);
  await rm(former, { recursive: true, force: true });
}

/**
 * Lists all files below a folder, as relative paths.
 * @param {string} folder
 */
async function filesOf(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}
