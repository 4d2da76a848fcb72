// @ts-check
import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { cms, root } from './folders.mjs';
import { Problem } from './problem.mjs';

const GIGABYTE = 2 ** 30;

/** A first start needs 1.5 GB for packages, builds, database and pictures; later starts need space for edited content. */
export function checkDisk() {
  const isFirstStart = !existsSync(path.join(cms, 'node_modules'));
  const needed = isFirstStart ? 2 * GIGABYTE : GIGABYTE / 4;
  const { bavail, bsize } = statfsSync(root);
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new Problem(
    `The disk of ${root} has only ${(free / GIGABYTE).toFixed(1)} GB free; ${needed / GIGABYTE} GB are needed.`,
    'Free some space, or move the folder to another disk.',
  );
}
