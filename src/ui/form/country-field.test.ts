import { getCountries } from 'libphonenumber-js/min';
import { expect, it } from 'vitest';
import { countries } from './countries.json';

it('offers each country whose telephone numbers are known', () => {
  expect(Object.keys(countries).toSorted()).toEqual(getCountries().toSorted());
});

it('offers them by their names', () => {
  const names = Object.values(countries);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});
