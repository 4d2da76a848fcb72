import { describe, expect, it } from 'vitest';
import { problemInPath, problemsInNames } from '../scripts/words/names.mjs';
import { problemsIn } from '../scripts/words/rules.mjs';

describe('the word check', () => {
  it.each([
    ['// Whoever holds the link sees the order.', 'anyone who'],
    ['The total is reckoned on the server.', 'calculate'],
    ["const standIn = 'fake';", 'fake, placeholder'],
    ['It costs 95 EUR.', '€95.00'],
    ['<Button>Open an account</Button>', 'create account'],
    ['// The reference stands in the subject.', 'is, is shown'],
    ['/** @throws when the file is not to be had */', 'available'],
    ['The type plate shows the range.', 'nameplate'],
    ['Cleaning with hot lye', 'alkali, caustic'],
    ['ABC is no postal code of Germany', 'is not a'],
    ['// The host is no URL.', 'is not a'],
    ['The shop goes on.', 'continues'],
    ['while the bucket is away', 'is unreachable'],
    ['It refuses a backup that is incomplete.', 'reject'],
    ['A start that drops data is refused.', 'reject'],
    ['The customs papers are enclosed.', 'PDFs'],
    ['@throws if the bucket does not answer', 'respond'],
    ['const answer = await fetch(url);', 'response'],
    ['expect(answer.statusCode).toBe(200);', 'response'],
    ['// The guard limits the depth of queries.', 'limits'],
    ['2 entries wait', 'items in the outbox'],
    ['<h2>Who measures with us</h2>', 'our customers'],
    ['<h2>How it goes</h2>', 'how it works'],
    ['it survives a sudden death of the process', 'crash'],
  ])('reports %s', (line, use) => {
    expect(problemsIn(line).join()).toContain(use);
  });

  it.each([
    ['// Reads a holding register of the transmitter.'],
    ['Prices are in EUR (ISO 4217): 95 EUR in the API.'],
    ['The order is calculated again.'],
    ['HTTP stands for Hypertext Transfer Protocol.'],
    ['Tests of a tank on a test stand in the laboratory'],
    ['There is no list, and the method is no longer offered.'],
    ['The lower nut is no warmer than 60 °C.'],
    ['The label goes on the outside of the parcel.'],
    ['the tip is away from the wall'],
    ["lastError: { reason: 'refused' as const }, // ECONNREFUSED"],
    ['Questions and answers about a paper machine'],
    ['The yellow coupling guard is between pump and motor.'],
  ])('accepts %s', (line) => {
    expect(problemsIn(line)).toEqual([]);
  });
});

describe('the check of names', () => {
  it.each([
    ['src/a.ts', 'const kept = 1;', 'saved'],
    ['src/a.tsx', 'const [isKept] = useState(false);', 'saved'],
    ['src/a.ts', 'interface A { wanted: string[] }', 'requested'],
    ['src/a.ts', "type State = 'new' | 'refused';", 'rejected'],
    ['scripts/a.mjs', 'const RUNS_KEPT = 5;', 'saved'],
    ['src/a.module.css', '.kept {', 'saved'],
    ['src/a.ts', 'const mailRefusal = 1;', 'HttpError'],
  ])('reports in %s: %s', (file, text, use) => {
    expect(problemsInNames(file, text)).toMatchObject([{ line: 1, problem: expect.stringContaining(use) }]);
  });

  it.each([
    ['src/a.ts', '// The criteria are kept. The customer was told.'],
    ['src/a.tsx', 'const text = <p>Your entries are kept: nothing is wanted.</p>;'],
    ['src/a.ts', "const text = 'Your cart is kept.';"],
    ['src/a.ts', "const code = 'ECONNREFUSED';"],
    ['src/contract/outbox.ts', "reason: v.picklist(['busy', 'refused']);"],
    ['cms/src/a.ts', 'const { ordersKeptYears } = settings;'],
  ])('accepts in %s: %s', (file, text) => {
    expect(problemsInNames(file, text)).toEqual([]);
  });

  it('covers the names of files', () => {
    expect(problemInPath('cms/tests/guard.test.ts')).toContain('limits');
    expect(problemInPath('cms/tests/query-limits.test.ts')).toBeUndefined();
  });
});
