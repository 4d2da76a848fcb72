import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { recoveryTimes } from '../scripts/measure/recovery.mjs';
import { chooseProofs } from '../scripts/proofs/choose.mjs';
import { meetsLimit, limitOf, shown } from '../scripts/proofs/figures.mjs';
import { proofs } from '../scripts/proofs/list.mjs';

const bench = path.resolve(import.meta.dirname, '..', 'scripts', 'bench');

describe('the list of proofs', () => {
  it('has every file of scripts/bench, once', () => {
    const files = readdirSync(bench).map((file) => file.replace(/\.mjs$/, ''));
    expect(proofs.map(({ name }) => name).toSorted()).toEqual(files.toSorted());
  });
});

describe('npm run prove', () => {
  it('runs all, with another seed each time', () => {
    const seeds = Array.from({ length: 20 }, () => chooseProofs([], proofs).seed);
    expect(new Set(seeds).size).toBeGreaterThan(1);
    expect(chooseProofs([], proofs)).toMatchObject({ chosen: proofs, isSkipAllowed: false });
  });

  it('runs those named, with the seed given', () => {
    const { chosen, seed } = chooseProofs(['forms', 'chaos', '--seed', '7'], proofs);
    expect([chosen.map(({ name }) => name), seed]).toEqual([['forms', 'chaos'], 7]);
  });

  it('runs nothing for the report alone', () => {
    expect(chooseProofs(['--report'], proofs)).toMatchObject({ chosen: [] });
  });

  it('allows proofs to be skipped only with the option', () => {
    expect(chooseProofs(['outage', '--allow-skipped'], proofs)).toMatchObject({ isSkipAllowed: true });
  });

  it.each([
    [['--seed', 'x'], /not a seed/],
    [['--seed', '-1'], /Usage|ambiguous/],
    [['no-such'], /Not in the list: no-such/],
    [['--minutes', '0'], /not a number of minutes/],
    [['--verbose'], /Unknown option/],
  ])('explains what is wrong with %j', (args, message) => {
    expect(() => chooseProofs(args, proofs)).toThrow(message);
  });
});

describe('a limit', () => {
  const figure = { what: 'p95', unit: 'ms' };

  it.each([
    [{ atMost: 10 }, 10, true],
    [{ atMost: 10 }, 10.1, false],
    [{ atLeast: 3 }, 2, false],
    [{}, 7, true],
    // Nothing was measured.
    [{ atMost: 10 }, Number.NaN, false],
    [{ atLeast: 1 }, Infinity, false],
  ])('%j is met by %d: %s', (limits, value, isMet) => {
    expect(meetsLimit({ ...figure, value, ...limits })).toBe(isMet);
  });

  it('is shown with its unit', () => {
    expect(limitOf({ ...figure, value: 1, atMost: 2000 })).toBe('at most 2,000 ms');
    expect([shown(0.123, 's'), shown(1234.5, ''), shown(12.34, '%')]).toEqual(['0.12 s', '1,235', '12.3 %']);
  });
});

describe('the time until it works again', () => {
  const probe = (at: number, isOk: boolean, milliseconds = 10) => ({ kind: 'page', at, milliseconds, isOk });

  it('is that of the first response after the last failure', () => {
    const probes = [probe(0, false), probe(120, true), probe(300, false), probe(700, true), probe(900, true)];
    expect(recoveryTimes(probes, { began: -100, since: 100 }).get('page')).toBe(610);
  });

  it('counts a request that waited', () => {
    expect(
      recoveryTimes([probe(90, true, 5000), probe(5200, true)], { began: 0, since: 100 }).get('page'),
    ).toBe(4990);
  });

  it('excludes the time the request usually takes', () => {
    const probes = [probe(0, true, 400), probe(1100, false), probe(2000, true, 500)];
    expect(recoveryTimes(probes, { began: 1000, since: 1200 }).get('page')).toBe(900);
  });

  it('is infinite if it never works', () => {
    expect(recoveryTimes([probe(200, true), probe(300, false)], { began: 0, since: 100 }).get('page')).toBe(
      Infinity,
    );
  });
});
