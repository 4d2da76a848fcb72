import { expect, it } from 'vitest';
import { parameterName } from './parameter-name.ts';

it.each([
  ['Measuring range', 'measuring-range'],
  ['IP rating (housing)', 'ip-rating-housing'],
  ['Überlastgrenze', 'uberlastgrenze'],
  ['Étendue de mesure', 'etendue-de-mesure'],
  ['Température du procédé', 'temperature-du-procede'],
])('the parameter of "%s" is %s', (specification, name) => {
  expect(parameterName(specification)).toBe(name);
});
