// @ts-check
import { figure } from '../proofs/figures.mjs';
import { say } from '../terminal/progress.mjs';
import { leaks } from './secret-scan.mjs';

/** @typedef {import('./secret-scan.mjs').Canary} Canary */
/** @typedef {import('./secret-scan.mjs').Haystack} Haystack */

/**
 * Records how much was searched and what was found where it must not be.
 * @param {Record<string, Haystack[]>} places
 * @param {Canary[]} canaries
 */
export function reportLeaks(places, canaries) {
  for (const [place, haystacks] of Object.entries(places)) {
    const found = leaks(haystacks, canaries);
    const megabytes = haystacks.reduce((total, { text }) => total + text.length, 0) / 1e6;
    figure(`searched of the ${place}`, megabytes, { unit: 'MB' });
    figure(`secrets in the ${place}`, found.length, { atMost: 0 });
    for (const { name, place: where, count } of found) say(`  ✗ ${name}: ${count} × ${where}`);
  }
}

/**
 * Shows that the search works: it must find the secrets that may be stored.
 * @param {Haystack[]} haystacks
 * @param {Canary[]} planted
 */
export function reportKnown(haystacks, planted) {
  const known = planted.filter(({ allowed }) => allowed).map(({ name, value }) => ({ name, value }));
  const found = new Set(leaks(haystacks, known).map(({ name }) => name));
  figure('secrets planted', planted.length);
  figure('of these found in the database, where they may be', found.size, { atLeast: 5 });
}

/**
 * @param {string} log
 * @returns {Haystack[]}
 */
export function linesOf(log) {
  return log.split('\n').map((text) => ({ place: 'log', text }));
}
