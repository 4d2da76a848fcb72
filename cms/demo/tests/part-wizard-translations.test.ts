import { expect, it } from 'vitest';
import { candidatesFor } from '../../../src/part-wizard/candidates.ts';
import { parseCriteria } from '../../../src/part-wizard/criteria.ts';
import { candidates, seededItems } from './wizard-items.ts';

const items = seededItems({
  'Hot water': 'Heißwasser',
  'Process connection': 'Prozessanschluss',
  'Medium temperature': 'Messstofftemperatur',
  'Overpressure limit': 'Überlastgrenze',
  'Measuring range': 'Messbereich',
  Accuracy: 'Messabweichung',
  '% FS': '% v. E.',
  'G 1/4 B': 'G 1/4 A',
});

it('recommends the same instruments in every language, with texts in that language', () => {
  const criteria = {
    measured: 'pressure',
    medium: 'Hot water',
    from: '0',
    to: '10',
    unit: 'bar',
    accuracy: '0.5',
    'accuracy-unit': '% FS',
    connection: 'G 1/4 B',
  };
  const english = candidates(criteria);
  const german = candidatesFor(items, parseCriteria(new URLSearchParams(criteria)));
  const results = (all: typeof german) =>
    all.map(({ code, missed, isExcluded, verdicts }) => [
      code,
      missed,
      isExcluded,
      verdicts.map(({ isMet }) => isMet),
    ]);
  expect(results(german)).toEqual(results(english));
  const messages = german.flatMap(({ verdicts }) => verdicts.map(({ message }) => message)).join(' ');
  for (const text of ['heißwasser', '% v. E.', 'G 1/4 A']) expect(messages).toContain(text);
  for (const text of ['ot water', '% FS']) expect(messages).not.toContain(text);
});

it('shows options and positions in the language of the site, and compares those that are stored', () => {
  const family = items.families.find(({ url }) => url === 'apt-210');
  const position = family?.positions.find(({ specification }) => specification === 'Process connection');
  expect(position?.title).toBe('Prozessanschluss');
  expect(position?.options[0]).toMatchObject({ label: 'G 1/4 B', shownLabel: 'G 1/4 A' });
});
