// @ts-check
import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { cms, root } from './folders.mjs';
import { Problem } from './problem.mjs';

const GIGABYTE = 2 ** 30;

/** Packages, builds, database and pictures of a first start take 1.5 GB; a later one needs room for what is edited. */
export function checkDisk() {
  const isFirstStart = !existsSync(path.join(cms, 'node_modules'));
  const needed = isFirstStart ? 2 * GIGABYTE : GIGABYTE / 4;
  const { bavail, bsize } = statfsSync(root);
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new Problem(
    `Only ${(free / GIGABYTE).toFixed(1)} GB are free on the disk of ${root}; ${needed / GIGABYTE} GB are needed.`,
    'Free some space, or move the folder to another disk.',
  );
}
