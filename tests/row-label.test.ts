import { describe, expect, it } from 'vitest';
import { rowLabel } from '../cms/src/admin/row-label.ts';

const specification = { component: 'product.specification', mainField: 'name' };

describe('a collapsed row in the admin', () => {
  it('of the specification table shows name, value and unit', () => {
    const row = { group: 'Measurement', name: 'Measuring range', value: '0 … 16', unit: 'bar' };
    expect(rowLabel({ ...specification, row })).toBe('Measuring range: 0 … 16 bar');
    expect(rowLabel({ ...specification, row: { ...row, unit: null } })).toBe('Measuring range: 0 … 16');
  });

  it('of a new specification shows what has been entered', () => {
    expect(rowLabel({ ...specification, row: { name: 'Accuracy' } })).toBe('Accuracy');
    expect(rowLabel({ ...specification, row: undefined })).toBeUndefined();
  });

  it('of an order shows quantities, and amounts of refunds', () => {
    const row = { quantity: 3, partNumber: 'APT210-010', amount: 12.5, reason: 'Scratched' };
    expect(rowLabel({ component: 'shop.order-line', mainField: 'partNumber', row })).toBe('3 × APT210-010');
    expect(rowLabel({ component: 'shop.order-refund', mainField: 'reason', row })).toBe('12.5: Scratched');
  });

  it('of other components shows their main field', () => {
    expect(rowLabel({ component: 'shared.link', mainField: 'label', row: { label: 'Imprint' } })).toBe(
      'Imprint',
    );
  });
});
