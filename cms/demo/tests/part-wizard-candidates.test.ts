import { describe, expect, it } from 'vitest';
import { questionsFor } from '../../../src/part-wizard/questions.ts';
import { candidates, seededItems } from './wizard-items.ts';

const items = seededItems();

describe('the part wizard with the demo catalogue', () => {
  it('converts the criteria, and configures instruments that are not products', () => {
    const [best] = candidates({
      measured: 'pressure',
      medium: 'Hot water',
      from: '0',
      to: '145',
      unit: 'psi',
      accuracy: '0,25',
      'accuracy-unit': '% FS',
      output: 'IO-Link 1.1',
      connection: 'G 1/2 B',
    });
    expect(best).toMatchObject({ code: 'APT210-010-G12-M12-IOL-EP', unitPriceMinor: 18_200, missed: 0 });
  });

  it('follows the rules: no flange for the large horn', () => {
    const found = candidates({
      measured: 'level',
      to: '25',
      unit: 'm',
      connection: 'Flange DN 50 PN 16, EN 1092-1',
    });
    expect(found[0]?.missed).toBe(1);
    expect(found[0]?.verdicts.map(({ message: said }) => said).join()).toContain(
      'you asked for Flange DN 50',
    );
  });

  it('says what is missing, in the unit of the criteria', () => {
    const [best] = candidates({
      measured: 'pressure',
      to: '10',
      unit: 'bar',
      accuracy: '0.01',
      'accuracy-unit': 'bar',
    });
    expect(best?.verdicts.map(({ message: said }) => said)).toContain(
      'accuracy ±0.25\u00a0% FS, that is ±0.025 bar, you asked for 0.01 bar',
    );
  });

  it('excludes instruments that the medium attacks or that cannot measure it', () => {
    expect(
      candidates({ measured: 'flow', medium: 'Hydraulic and mineral oil' }).every(({ missed }) => missed > 0),
    ).toBe(true);
    const alkali = candidates({ measured: 'flow', medium: 'Alkalis' });
    expect(alkali[0]?.missed).toBe(0);
  });

  it('offers signals as outputs, not the names of their lines', () => {
    const { output } = questionsFor(items, 'position-and-distance').words;
    expect(output).toEqual(['4 … 20 mA', 'incremental', 'IO-Link 1.1']);
  });

  it('asks no question without a possible answer', () => {
    for (const { url } of items.categories) {
      const { words, units } = questionsFor(items, url);
      for (const output of words.output)
        expect(candidates({ measured: url, output })[0]?.missed, `${url} ${output}`).toBe(0);
      for (const connection of words.connection)
        expect(candidates({ measured: url, connection })[0]?.missed, `${url} ${connection}`).toBe(0);
      expect(new Set(units).size).toBe(units.length);
    }
  });
});
