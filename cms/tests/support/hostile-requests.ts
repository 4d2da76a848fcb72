import { gzipSync } from 'node:zlib';
import {
  encodings,
  fieldsOfForms,
  keys,
  mediaTypes,
  operators,
  parameters,
  partsOfPagination,
  partsOfPaths,
  texts,
  values,
} from './hostile-words';

export type Random = () => number;
export type HostileBody = { headers: Record<string, string>; payload?: string | Buffer };

/** Mulberry32: the same seed generates the same requests. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(random: Random, choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)];
  if (choice === undefined) throw new Error('There is nothing to pick from.');
  return choice;
}

/** A query of one to four parameters, nested like qs. */
export function hostileQuery(random: Random): string {
  const count = 1 + Math.floor(random() * 4);
  return Array.from({ length: count }, () => hostileParameter(random)).join('&');
}

function hostileParameter(random: Random): string {
  const name = pick(random, parameters);
  const depth = Math.floor(random() ** 2 * 6);
  const path = Array.from({ length: depth }, (_, place) => `[${partOfPath(random, name, place)}]`).join('');
  const value = random() < 0.1 ? '' : `=${pick(random, random() < 0.2 ? operators : keys)}`;
  return `${name}${path}${value}`;
}

function partOfPath(random: Random, parameter: string, place: number): string {
  if (parameter === 'pagination' && place === 0) return pick(random, partsOfPagination);
  const kind = random();
  if (kind < 0.12) return pick(random, partsOfPaths);
  return pick(random, kind < 0.45 ? operators : keys);
}

/** A form as a browser encodes it: known and other fields, some repeated, with any text. */
export function hostileFields(random: Random, known: Record<string, string>): string {
  const names = [...fieldsOfForms, ...keys];
  const given = Array.from({ length: Math.floor(random() * 8) }, (): [string, string] => [
    pick(random, names),
    pick(random, [...texts, '\0', 'a\r\nb']),
  ]);
  return new URLSearchParams([...Object.entries(known), ...given]).toString();
}

function strangeValue(random: Random, depth = 0): unknown {
  const kind = random();
  if (depth > 3 || kind < 0.7) return values[Math.floor(random() * values.length)];
  const size = Math.floor(random() * 4);
  const inner = () => strangeValue(random, depth + 1);
  if (kind < 0.82) return Array.from({ length: size }, inner);
  return Object.fromEntries(Array.from({ length: size }, () => [pick(random, keys), inner()]));
}

// A valid body, changed in one or more places.
function broken(random: Random, value: unknown): unknown {
  if (random() < 0.12) return strangeValue(random);
  if (Array.isArray(value)) return value.map((item) => broken(random, item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, item]): [string, unknown][] =>
    random() < 0.06 ? [] : [[key, broken(random, item)]],
  );
  if (random() < 0.08) entries.push([pick(random, keys), strangeValue(random)]);
  return Object.fromEntries(entries);
}

const json = { 'content-type': 'application/json' };

/** A body made from a valid one, with headers that describe it, possibly wrongly. */
export function hostileBody(random: Random, valid: unknown): HostileBody {
  const text = JSON.stringify(broken(random, valid)) ?? '';
  const kind = random();
  if (kind < 0.72) return { headers: json, payload: text };
  if (kind < 0.76) return { headers: json, payload: text.slice(0, Math.floor(random() * text.length)) };
  if (kind < 0.79) return { headers: json, payload: nested(random) };
  if (kind < 0.84)
    return { headers: { ...json, 'content-encoding': pick(random, encodings) }, payload: Buffer.from(text) };
  if (kind < 0.86) return { headers: { ...json, 'content-encoding': 'gzip' }, payload: gzipSync(text) };
  if (kind < 0.9) return { headers: { 'content-type': pick(random, mediaTypes) }, payload: text };
  if (kind < 0.93)
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: hostileQuery(random),
    };
  if (kind < 0.95) return { headers: json, payload: Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0x80]) };
  if (kind < 0.97)
    return { headers: json, payload: `{"__proto__":{"isAdmin":true},"constructor":${text || 0}}` };
  return { headers: {} };
}

/** JSON with balanced brackets. */
export function nestedJson(open: string, close: string, depth: number): string {
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
}

function nested(random: Random): string {
  const depth = pick(random, [40, 1000, 5000, 20_000]);
  return random() < 0.5 ? nestedJson('[', ']', depth) : nestedJson('{"data":', '}', depth);
}
