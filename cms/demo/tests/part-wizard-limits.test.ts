import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseYaml } from './seed-files.ts';
import { candidates } from './wizard-items.ts';

const codes = v.array(v.string());
const Case = v.strictObject({
  why: v.string(),
  criteria: v.record(v.string(), v.string()),
  must: v.union([v.literal('nothing'), codes]),
  mustNot: codes,
});
const file = new URL('part-wizard-cases.yaml', import.meta.url);
const cases = v.parse(v.array(Case), parseYaml(readFileSync(file, 'utf8')));

describe('the part wizard never recommends an instrument that would fail', () => {
  it('has at least sixty cases', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
  });

  it.each(cases)('$why', ({ criteria, must, mustNot }) => {
    const found = candidates(criteria);
    const fitting = found.filter(({ missed }) => missed === 0).map(({ code }) => code);
    const missing = must === 'nothing' ? fitting : must.filter((one) => !fitting.some(startsWith(one)));
    expect(missing, `recommended: ${fitting.join(', ')}`).toEqual([]);
    expect(fitting.filter((code) => mustNot.some((one) => startsWith(one)(code)))).toEqual([]);
    // Every excluded instrument has a reason.
    for (const { missed, verdicts } of found)
      expect(verdicts.filter(({ isMet, message: said }) => isMet !== true && said !== '')).toHaveLength(
        missed,
      );
  });
});

/** Compares whole segments of the code: APT210-010-G14-M12-EP does not start with APT210-010-G14-M12-E. */
const startsWith = (beginning: string) => (code: string) => `${code}-`.startsWith(`${beginning}-`);
