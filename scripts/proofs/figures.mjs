// @ts-check
import { appendFileSync } from 'node:fs';
import { say } from '../terminal/progress.mjs';

/**
 * A measured figure, with the limit that it must meet.
 * @typedef {{ what: string, value: number, unit: string, atMost?: number, atLeast?: number }} Figure
 */
/**
 * A line per name, drawn over the same axes.
 * @typedef {{ title: string, x: string, y: string, lines: { name: string, points: [number, number][] }[] }} Chart
 */

/** Exit code of a proof that cannot run here, as in automake. */
export const SKIPPED = 77;

/**
 * Everything random in a proof is generated from this seed, so that a run can be repeated: `npm run prove -- NAME
 * --seed N`.
 */
export const seed = Number(process.env.FIELDSHOP_SEED ?? 1);

/**
 * Prints and records a figure. A broken limit fails the proof.
 * @param {string} what
 * @param {number} value
 * @param {{ unit?: string, atMost?: number, atLeast?: number }} [options]
 */
export function figure(what, value, { unit = '', ...limits } = {}) {
  /** @type {Figure} */
  const measured = { what, value, unit, ...limits };
  const isMet = meetsLimit(measured);
  const limit = limitOf(measured);
  say(`${isMet ? ' ' : '✗'} ${what.padEnd(56)}${shown(value, unit).padStart(14)}${limit && `  (${limit})`}`);
  record({ figure: measured });
  if (!isMet) process.exitCode = 1;
}

/** @param {Chart} chart */
export function chart(chart) {
  record({ chart });
}

/**
 * Ends a proof that cannot run here.
 * @param {string} reason
 * @returns {never}
 */
export function skip(reason) {
  say(`Not run: ${reason}`);
  process.exit(SKIPPED);
}

/** @param {Figure} figure */
export function meetsLimit({ value, atMost, atLeast }) {
  return Number.isFinite(value) && value <= (atMost ?? Infinity) && value >= (atLeast ?? -Infinity);
}

/** @param {Figure} figure */
export function limitOf({ unit, atMost, atLeast }) {
  return [
    ...(atLeast === undefined ? [] : [`at least ${shown(atLeast, unit)}`]),
    ...(atMost === undefined ? [] : [`at most ${shown(atMost, unit)}`]),
  ].join(', ');
}

/**
 * @param {number} value
 * @param {string} unit
 */
export function shown(value, unit) {
  if (!Number.isFinite(value)) return '–';
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  const number = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return unit === '' ? number : `${number} ${unit}`;
}

/** The runner reads what a proof and the tests it starts append to this file. @param {object} line */
function record(line) {
  const file = process.env.FIELDSHOP_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}
