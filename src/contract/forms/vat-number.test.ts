import { describe, expect, it } from 'vitest';
import { checkVatNumber, vatNumberProblem } from './vat-number.ts';
import { vatRules } from './vat-rules.ts';

const rules = Object.entries(vatRules).flatMap(([prefix, rule]) =>
  rule ? [{ prefix, example: rule[1] }] : [],
);

describe('a VAT number', () => {
  it.each(rules)('of $prefix is checked with its check digits, even if it contains spaces', ({ example }) => {
    expect(checkVatNumber(`${example.slice(0, 4)} ${example.slice(4)}`)).toMatchObject({
      type: 'valid',
      number: { number: example },
    });
    const last = example.search(/\d\D*$/);
    const next = String((Number(example[last]) + 1) % 10);
    const wrong = example.slice(0, last) + next + example.slice(last + 1);
    // The last two digits of Dutch numbers are a suffix that the check digits do not cover.
    expect(checkVatNumber(wrong).type).toBe(example.startsWith('NL') ? 'valid' : 'invalid');
  });

  it.each(['', ' ', 'de 136.695-976', 'GR094259216', 'GB123456789', 'CHE123456788'])('accepts %j', (text) => {
    expect(vatNumberProblem(text)).toBeUndefined();
  });

  it.each(['136695976', 'D', 'DE', 'ES1', '-', 'DE 1366'])('says what is missing in %j', (text) => {
    expect(vatNumberProblem(text)).toMatch(/^Enter a VAT number/);
  });

  it('says whether the check digits or the format is wrong, with an example of the format', () => {
    expect(vatNumberProblem('DE136695977')).toContain('check digits');
    expect(vatNumberProblem('AT12345678')).toContain('ATU13585627');
  });
});
