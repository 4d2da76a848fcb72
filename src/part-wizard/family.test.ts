import { describe, expect, it } from 'vitest';
import { parseFamily } from '#src/contract/part-wizard.ts';
import { aFamily, type Sketch } from './family-fixture.ts';
import { buildCode } from './build-code.ts';
import { checkFamily } from './check-family.ts';
import { possibleOptions } from './option-states.ts';
import { parseCode } from './parse-code.ts';

describe('a code', () => {
  it('omits standard options, even in the middle', () => {
    expect(buildCode(probe, { size: '10', seal: '', plug: 'M12' })).toBe('AB1-10-M12');
    expect(parseCode([probe], 'ab1 10 m12')).toMatchObject({
      type: 'read',
      choices: { size: '10', seal: '', plug: 'M12' },
    });
  });

  it.each([
    ['AB1-10-X9', 'seal', 'X9', '“X9” after AB1-10 is not a valid seal. Seal can be EP.'],
    ['AB1-77-M12', 'size', '77-M12', '“77-M12” after AB1 is not a valid size. Size can be 10, 20.'],
    ['AB1-10', 'plug', '', 'The code is incomplete: Plug is missing after AB1-10. Plug can be M12, C02.'],
  ])('says where parsing of %s stopped', (text, ...[key, rest, message]) => {
    expect(parseCode([probe], text)).toMatchObject({ type: 'stopped', position: { key }, rest, message });
  });

  it('with additional text is invalid', () => {
    expect(parseCode([probe], 'AB1-10-M12-M12')).toMatchObject({
      type: 'stopped',
      position: null,
      message: 'The code is complete at AB1-10-M12. Remove “M12”.',
    });
  });

  it('of another manufacturer is recognised by its prefix', () => {
    expect(parseCode([probe], 'XYZ-1')).toEqual({
      type: 'unknown',
      message: 'This code does not match any of our products. Our codes begin with AB1.',
    });
    expect(parseCode([probe], ' - ')).toMatchObject({ type: 'unknown' });
  });

  it('with similar letters of other alphabets is invalid', () => {
    expect(parseCode([probe], 'АВ1-10-M12')).toMatchObject({ type: 'unknown' });
  });

  it('is parsed with the rules it violates', () => {
    expect(parseCode([probe], 'AB1-20-EP-C02')).toMatchObject({
      type: 'read',
      broken: [{ explanation: 'Too large for it.' }],
    });
  });
});

describe('an unavailable option', () => {
  it('has the reason, and what would have to change', () => {
    const states = possibleOptions(probe, { size: '20', seal: '', plug: 'M12' });
    const seal = states.find(({ position }) => position.key === 'seal');
    expect(seal?.options[1]).toMatchObject({
      isPossible: false,
      reasons: [{ explanation: 'Too large for it.' }],
      changes: [{ position: { key: 'size' }, from: { code: '20' }, to: { code: '10' } }],
    });
  });

  it('is also unavailable if it leaves no option for an open position', () => {
    const family = aFamily({
      positions: { a: ['1', '2'], b: ['3', '4'], c: ['5', '6'] },
      rules: [
        { when: ['a', '1'], limited: ['c', '5'] },
        { when: ['b', '3'], limited: ['c', '6'] },
      ],
    });
    const [, b] = possibleOptions(family, { a: '1' });
    expect(b?.options.map(({ isPossible }) => isPossible)).toEqual([false, true]);
    expect(b?.options[0]?.reasons).toHaveLength(2);
  });
});

describe('the check of a family', () => {
  it('finds no problems in a valid one', () => {
    expect(checkFamily(probe, [{ partNumber: 'AB1-10-M12', lifecycle: 'active' }])).toEqual([]);
  });

  it.each([
    [
      'names a position that does not exist',
      { when: ['colour', 'R'], limited: ['size', '10'] },
      'Rule 2 (when colour is R, size may only be 10) names the position “colour”, which does not exist.',
    ],
    [
      'names a code that does not exist',
      { when: ['size', '30'], limited: ['plug', 'M12'] },
      'Rule 2 (when size is 30, plug may only be M12) names the code 30, which the position “Size” does not have.',
    ],
    [
      'limits itself',
      { when: ['size', '10'], limited: ['size', '10'] },
      'Rule 2 (when size is 10, size may only be 10) limits the position that its condition checks.',
    ],
    [
      'forbids nothing',
      { when: ['size', '20'], limited: ['seal', ''] },
      'Rule 1 (when size is 20, seal may only be standard) has no effect because of the other rules. Remove or correct it.',
    ],
  ])('says which rule %s', (_what, rule, message) => {
    expect(checkFamily(withRule(rule), [])).toContain(message);
  });

  it('names the option that can never be selected, and the rules', () => {
    const family = withRule({ when: ['seal', 'EP'], limited: ['size', '20'] });
    expect(checkFamily(family, [])).toEqual([
      'The option EP (EP) of the position “Seal” can never be selected: Rule 1 (when size is 20, seal may only be standard); Rule 2 (when seal is EP, size may only be 20) leave no compatible option.',
    ]);
  });

  it('names codes that are equal without dashes', () => {
    const family = aFamily({ positions: { a: ['1', '12'], b: ['23', '3'] }, rules: [] });
    expect(checkFamily(family, [])).toEqual([
      'AB1-1-23 and AB1-12-3 can be read in two ways without dashes. Give one of their options a different code.',
    ]);
  });

  it('names products without a valid code, except obsolete ones', () => {
    const members = [
      { partNumber: 'AB1-30-M12', lifecycle: 'active' },
      { partNumber: 'AB1-20-EP-M12', lifecycle: 'active' },
      { partNumber: 'AB1-99', lifecycle: 'obsolete' },
    ];
    expect(checkFamily(probe, members)).toEqual([
      'The product AB1-30-M12 does not have a valid code. “30-M12” after AB1 is not a valid size. Size can be 10, 20.',
      'The product AB1-20-EP-M12 cannot be built by these rules: Too large for it.',
    ]);
  });

  it('ignores families that cannot be configured', () => {
    expect(checkFamily(parseFamily({ name: 'Cables' }), [{ partNumber: 'X', lifecycle: 'active' }])).toEqual(
      [],
    );
  });
});

const positions = { size: ['10', '20'], seal: ['', 'EP'], plug: ['M12', 'C02'] };
const probeRule = { when: ['size', '20'], limited: ['seal', ''] };
const probe = aFamily({ positions, rules: [probeRule] });
const withRule = (rule: Sketch['rules'][number]) => aFamily({ positions, rules: [probeRule, rule] });
