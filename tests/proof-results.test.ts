import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { drawChart } from '../scripts/proofs/chart.mjs';
import { proofs } from '../scripts/proofs/list.mjs';
import { reportOf } from '../scripts/proofs/report.mjs';
import { readResult, resultsFolder, saveResult } from '../scripts/proofs/results.mjs';
import { isProven, runProofs, sizes } from '../scripts/proofs/run-proofs.mjs';

const scripts = path.resolve(import.meta.dirname, '..', 'scripts');
const figures = JSON.stringify(path.join(scripts, 'proofs', 'figures.mjs'));
const run = {
  state: 'failed' as const,
  startedAt: '2026-11-24T09:00:00.000Z',
  seconds: 200,
  seed: 7,
  commit: 'abc',
};
const result = {
  name: 'forms',
  proves: 'forms are read',
  machine: '2 × a processor',
  runs: [run, { ...run, state: 'passed' as const, seed: 6 }],
  figures: [{ what: 'wrong responses', value: 3, unit: '', atMost: 0 }],
  charts: [{ title: 'A & B', x: 'x', y: 'y', lines: [{ name: 'a', points: [[0, 1] as [number, number]] }] }],
};

let folder = '';
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'fieldshop-results-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('a proof', () => {
  it.each([
    ['passed', `figure('requests', 3, { atLeast: 1 });`],
    ['failed', `figure('lost', 3, { atMost: 0 });`],
    ['failed', `figure('requests', 3, { atLeast: 1 }); throw new Error('halfway');`],
    // Nothing was measured.
    ['failed', ''],
    ['skipped', `skip('Postgres is missing');`],
  ])('has %s after %j', async (state, script) => {
    writeFileSync(path.join(folder, 'one.mjs'), `import { figure, skip } from ${figures};\n${script}`);
    expect(await runProofs([{ name: 'one', proves: 'it works' }], { seed: 7, folder })).toEqual([
      { name: 'one', state },
    ]);
  });

  it('is stored with what it proves, its seed and its figures, unless it could not run', async () => {
    writeFileSync(
      path.join(folder, 'one.mjs'),
      `import { figure, seed } from ${figures};\nfigure('seed', seed);`,
    );
    writeFileSync(path.join(folder, 'two.mjs'), `import { skip } from ${figures};\nskip('No Postgres');`);
    const list = ['one', 'two'].map((name) => ({ name, proves: `${name} works` }));
    const save: typeof saveResult = (ended) => saveResult(ended, folder);
    saveResult({ ...result, name: 'two', run }, folder);
    await runProofs(list, { seed: 7, folder, save });
    expect(readResult('one', folder)).toMatchObject({
      proves: 'one works',
      runs: [{ state: 'passed', seed: 7 }],
      figures: [{ what: 'seed', value: 7 }],
    });
    expect(readResult('two', folder)).toMatchObject({ proves: result.proves, runs: [run] });
  });

  it('that could not run is not proven, unless that is allowed', () => {
    const ended = [
      { name: 'forms', state: 'passed' as const },
      { name: 'outage', state: 'skipped' as const },
    ];
    expect(isProven(ended, { isSkipAllowed: false })).toBe(false);
    expect(isProven(ended, { isSkipAllowed: true })).toBe(true);
    expect(isProven([{ name: 'forms', state: 'failed' }], { isSkipAllowed: true })).toBe(false);
  });

  it('reads its size only from settings that the report names', () => {
    const files = ['bench', 'measure'].flatMap((part) =>
      readdirSync(path.join(scripts, part)).map((file) =>
        readFileSync(path.join(scripts, part, file), 'utf8'),
      ),
    );
    const read = files.flatMap((text) => text.match(/(?<=process\.env\.)FIELDSHOP_\w+/g) ?? []);
    expect([...new Set(read)].toSorted()).toEqual(sizes);
  });
});

describe('a stored result', () => {
  it('keeps how the last five runs ended, and the figures of the newest', () => {
    for (let seed = 1; seed <= 6; seed += 1)
      saveResult(
        { ...result, figures: [{ what: 'seed', value: seed, unit: '' }], run: { ...run, seed } },
        folder,
      );
    const stored = readResult('forms', folder);
    expect(stored?.runs.map(({ seed }) => seed)).toEqual([6, 5, 4, 3, 2]);
    expect(stored?.figures).toEqual([{ what: 'seed', value: 6, unit: '' }]);
  });

  it('keeps a figure that was never reached', () => {
    saveResult(
      { ...result, figures: [{ what: 'recovery', value: Infinity, unit: 's', atMost: 2 }], run },
      folder,
    );
    const [proof] = proofs;
    if (!proof) throw new Error('There are no proofs.');
    const [page] = reportOf([{ proof, result: readResult('forms', folder) }]);
    expect(page?.text).toContain('| recovery | – | at most 2 s | ✗ |');
  });

  it('that is damaged is named', () => {
    writeFileSync(path.join(folder, 'forms.json'), '<<<<<<< HEAD');
    expect(() => readResult('forms', folder)).toThrow(/forms\.json is not JSON/);
  });
});

describe('the report', () => {
  const [first, second] = proofs;
  if (!first || !second) throw new Error('There are no proofs.');
  const pages = reportOf([
    { proof: { ...first, proves: 'forms are read' }, result },
    { proof: second, result: undefined },
  ]);

  it('says how each proof ended, with seed and commit, and which never ran', () => {
    const [{ text } = { text: '' }] = pages;
    expect(text).toContain(
      '| ✗ | [forms](#forms) | forms are read | 2026-11-24 09:00 | 7 | abc | 3 min | ✓ 6 |',
    );
    expect(text).toMatch(/\| \| hostile \| .* \| never \|/);
    expect(text).toContain('| wrong responses | 3 | at most 0 | ✗ |');
  });

  it('says what was proved when it ran, and at which size', () => {
    const shorter = { ...result, runs: [{ ...run, size: 'FIELDSHOP_MINUTES=1' }] };
    const [page] = reportOf([{ proof: { ...first, proves: 'forms and files are read' }, result: shorter }]);
    expect(page?.text).toContain('| forms are read (since then changed to: forms and files are read) |');
    expect(page?.text).toContain('| 3 min (FIELDSHOP_MINUTES=1) |');
  });

  it('has an image for each chart', () => {
    expect(pages.map(({ file }) => file)).toEqual(['README.md', 'forms-1.svg']);
    expect(pages[1]?.text).toContain('A &amp; B');
  });

  it('draws a chart without points', () => {
    expect(drawChart({ title: '', x: '', y: '', lines: [{ name: '', points: [] }] })).not.toMatch(
      /NaN|Infinity/,
    );
  });
});

describe('docs/proof', () => {
  const Figure = v.strictObject({
    what: v.string(),
    value: v.nullable(v.number()),
    unit: v.string(),
    atMost: v.optional(v.number()),
    atLeast: v.optional(v.number()),
  });
  const Run = v.strictObject({
    state: v.picklist(['passed', 'failed']),
    startedAt: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/)),
    seconds: v.number(),
    seed: v.number(),
    commit: v.pipe(v.string(), v.regex(/^([0-9a-f]{8}\+?|unknown)$/)),
    size: v.optional(v.string()),
  });
  const Result = v.strictObject({
    name: v.picklist(proofs.map(({ name }) => name)),
    proves: v.string(),
    machine: v.string(),
    runs: v.pipe(v.array(Run), v.minLength(1)),
    figures: v.array(Figure),
    charts: v.array(v.unknown()),
  });
  const files = readdirSync(resultsFolder);

  it.each(files)('has the result %s of a proof in the list', (file) => {
    const stored = v.parse(Result, JSON.parse(readFileSync(path.join(resultsFolder, file), 'utf8')));
    expect(`${stored.name}.json`).toBe(file);
  });

  it('is what `npm run prove -- --report` writes from the results', () => {
    const docs = path.dirname(resultsFolder);
    const pages = reportOf(proofs.map((proof) => ({ proof, result: readResult(proof.name) })));
    const written = readdirSync(docs).filter((file) => file !== 'results');
    expect(written.toSorted()).toEqual(pages.map(({ file }) => file).toSorted());
    for (const { file, text } of pages) expect(readFileSync(path.join(docs, file), 'utf8'), file).toBe(text);
  });
});
