// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cms } from '../setup/folders.mjs';

/** @typedef {Readonly<Record<string, string>>} Segments segments of paths, in English and in another language */

const file = path.join(cms, 'src', 'platform', 'site-paths', 'segments.json');

/** @type {Record<string, Segments>} */
const all = JSON.parse(readFileSync(file, 'utf8'));

/**
 * `/products` is `/produkte` in German. Undefined for English.
 * @param {string} language
 * @returns {Segments | undefined}
 */
export const segmentsOf = (language) => all[language];
