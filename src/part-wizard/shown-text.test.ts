import { afterEach, describe, expect, it } from 'vitest';
import { conditionVerdicts } from './condition-verdicts.ts';
import { parseCriteria } from './criteria.ts';
import { measurementVerdicts } from './measurement-verdicts.ts';
import { setShownTexts } from './shown-text.ts';

const figures = [
  { name: 'Output signal', value: '4 … 20 mA, 2-wire', unit: '', min: null, max: null },
  { name: 'Process connection', value: 'Hose barbs', unit: '', min: null, max: null },
  { name: 'Overpressure limit', value: '30', unit: 'bar', min: 30, max: 30 },
  { name: 'Accuracy', value: '±0.25', unit: '% FS', min: 0.25, max: 0.25 },
];
const german = {
  'Output signal': 'Ausgangssignal',
  'Hose barbs': 'Schlauchtüllen',
  'Overpressure limit': 'Überlastgrenze',
  '% FS': '% v. E.',
  'Milk and beverages': 'Milch und Getränke',
};

afterEach(() => setShownTexts({}));

const verdicts = () => {
  const criteria = parseCriteria(
    new URLSearchParams(
      'output=4 … 20 mA&connection=Hose barbs&accuracy=0.5&accuracy-unit=% FS&medium=Milk and beverages',
    ),
  );
  const medium = {
    name: 'Milk and beverages',
    kind: 'liquid' as const,
    isConductive: true,
    isHygienic: false,
    minTemperature: null,
    maxTemperature: null,
    attacks: [],
    advice: '',
  };
  const task = {
    criteria,
    medium,
    conditions: {
      isHygienic: false,
      temperature: { from: null, to: null },
      pressure: { from: null, to: 40 },
    },
  };
  const instrument = { figures, options: [], media: ['Milk and beverages'], hygienicConnections: [] };
  return [...measurementVerdicts(figures, criteria), ...conditionVerdicts(instrument, task)];
};

describe('the part wizard in another language', () => {
  it('comes to the same verdicts, because it compares the texts as they were entered', () => {
    const before = verdicts().map(({ criterion, isMet }) => [criterion, isMet]);
    expect(before).toContainEqual(['pressure', false]);
    setShownTexts(german);
    expect(verdicts().map(({ criterion, isMet }) => [criterion, isMet])).toEqual(before);
  });

  it('shows the texts of that language', () => {
    setShownTexts(german);
    const shown = verdicts()
      .map(({ message }) => message)
      .join(' ');
    for (const text of ['Schlauchtüllen', '% v. E.', 'und Getränke']) expect(shown).toContain(text);
    expect(shown).not.toMatch(/Hose barbs|% FS|Milk/);
  });
});
