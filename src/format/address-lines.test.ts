import { describe, expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

const address = {
  name: 'Ada Byrne',
  company: 'Works Ltd',
  line1: '1 Quay',
  line2: '',
  city: 'Town',
  postalCode: '12345',
  state: 'CA',
};

describe('the lines of an address', () => {
  it.each([
    ['DE', ['12345 Town', 'Germany']],
    ['FR', ['12345 Town', 'France']],
    ['GB', ['Town', '12345', 'United Kingdom']],
    ['US', ['Town CA 12345', 'United States']],
    ['CH', ['12345 Town', 'Switzerland']],
  ])('have the order of the country: %s', (country, last) => {
    expect(addressLines({ ...address, country })).toEqual(['Works Ltd', 'Ada Byrne', '1 Quay', ...last]);
  });

  it('are without a country until it is chosen, and without empty lines', () => {
    expect(addressLines({ ...address, company: '', postalCode: '', country: '' })).toEqual([
      'Ada Byrne',
      '1 Quay',
      'Town',
    ]);
  });
});
