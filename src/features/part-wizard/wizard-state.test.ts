import { describe, expect, it } from 'vitest';
import { parsePartWizardItems } from '#src/contract/part-wizard.ts';
import { searchParamsFor, stateOf, withAddOns } from './wizard-state.ts';

const probe = {
  name: 'Probe',
  url: 'probe',
  partNumberPrefix: 'AB1',
  basePrice: '100.00',
  positions: [{ key: 'size', title: 'Size', options: ['10', '20'].map((code) => ({ code, label: code })) }],
  addOns: [
    { code: 'CAL5', name: 'Calibration certificate', price: '95.00', workingDays: 5 },
    { code: 'MAT31', name: 'Material certificate', price: 24, workingDays: null },
  ],
};
const items = parsePartWizardItems({
  data: {
    families: [probe, { ...probe, name: 'Old', url: 'old', addOns: undefined, partNumberPrefix: 'CD1' }],
  },
});
const stateAt = (url: string) => stateOf(items, new URLSearchParams(url));

describe('the certificates of a configuration', () => {
  it('are in the URL, in the order in which they are offered', () => {
    expect(stateAt('code=AB1-10&addOns=MAT31,CAL5').addOns).toEqual(['CAL5', 'MAT31']);
    expect(stateAt('family=probe&addOns=MAT31').addOns).toEqual(['MAT31']);
  });

  it.each([
    ['that do not exist', 'code=AB1-10&addOns=XYZ,,constructor'],
    ['of another family', 'code=CD1-10&addOns=CAL5'],
    ['without an instrument', 'addOns=CAL5'],
    ['in lower case', 'code=AB1-10&addOns=cal5'],
  ])('are ignored if they are codes %s', (_what, url) => {
    expect(stateAt(url).addOns).toEqual([]);
  });

  it('stay when options change, and are removed with the instrument', () => {
    const { family } = stateAt('code=AB1-10');
    const search = withAddOns(new URLSearchParams('code=AB1-10&ask=quote'), ['CAL5', 'MAT31']);
    expect(searchParamsFor(search, family, { size: '20' }).toString()).toBe(
      'addOns=CAL5%2CMAT31&code=AB1-20',
    );
    expect(searchParamsFor(search, null, {}).toString()).toBe('');
    expect(withAddOns(search, []).toString()).toBe('code=AB1-10&ask=quote');
  });

  it('have prices in cents, even from a database that returns decimals as text', () => {
    expect(items.families[0]?.addOns).toEqual([
      { code: 'CAL5', name: 'Calibration certificate', unitPrice: 9500, workingDays: 5 },
      { code: 'MAT31', name: 'Material certificate', unitPrice: 2400, workingDays: 0 },
    ]);
  });
});
