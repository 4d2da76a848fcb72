import { getCountries } from 'libphonenumber-js/min';
import { expect, it } from 'vitest';
import { countries } from './countries.json';

it('offers every country that has telephone numbers', () => {
  expect(Object.keys(countries).toSorted()).toEqual(getCountries().toSorted());
});

it('sorts them by name', () => {
  const names = Object.values(countries);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});
