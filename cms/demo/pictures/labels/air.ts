import { byCode, specification, type Family, type LabelledProduct } from './label.ts';

// Gas and humidity.
export const air: Record<string, Family> = {
  'agc-920': {
    shot: () => 'agc-920-ppm',
    label: (read, { partNumber }) => ({
      code: 'AGC 920',
      range: read('Measuring range'),
      lines: [read('Output signal'), partNumber],
      serial: '26 190 033',
    }),
    describe: (read) =>
      `white wall housing with a display reading 642 ppm, its range, ${read('Measuring range')}, and seven horizontal slots`,
  },
  'aht-700': {
    shot: ({ partNumber }) => byCode(partNumber, { W: 'aht-700-w', D: 'aht-700-d' }),
    label: (read, product) => ({
      code: 'AHT 700',
      range: read('Measuring range'),
      lines: [read('Temperature measuring range'), outputsOf(product), product.partNumber],
      serial: byCode(product.partNumber, { W: '26 170 511', D: '26 170 526' }),
    }),
    describe: (read, product) =>
      `white housing with a display reading 45.2 % RH and 23.4 °C, its ranges, ${read('Measuring range')} and ${read('Temperature measuring range')}, and next to it ${byCode(product.partNumber, { W: 'the steel probe with slotted cap on its cable', D: 'the rod for ducts with its flange and sintered filter' })}`,
  },
};

function outputsOf(product: LabelledProduct): string {
  return specification(product, 'Output signal').value.replace('; ', '  ');
}
