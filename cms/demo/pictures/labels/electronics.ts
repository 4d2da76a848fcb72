import { byCode, specification, type Family, type LabelledProduct } from './label.ts';

// Calibrators, indicators, loggers and supplies.
export const electronics: Record<string, Family> = {
  'acp-40': {
    shot: () => 'acp-40-lcd',
    label: (read, product) => ({
      code: 'ACP 40',
      range: read('Measuring range'),
      lines: [product.partNumber],
      serial: '26 240 012',
      reading: calibratorReading(product),
    }),
    describe: (read) =>
      `dark hand-held case with orange edge, its display with the range, ${read('Measuring range')}, keypad, two pressure ports at the top`,
  },
  'adi-30': {
    shot: () => 'adi-30-led',
    label: (read, product) => ({
      code: 'ADI 30',
      range: read('Input signal'),
      lines: [[read('Supply voltage'), ...optional(product, 'Interface')].join('  '), product.partNumber],
      serial: '26 230 441',
      reading: indicated[read('Input signal')],
    }),
    describe: (read) =>
      `black frame of 96 × 48 mm with five orange-red digits, reading ${indicated[read('Input signal')]}, its input, ${read('Input signal')}, and three keys; on the side of its housing the nameplate`,
  },
  'alg-50': {
    shot: ({ partNumber }) =>
      partNumber.includes('LTE')
        ? 'alg-50-lte-m'
        : byCode(partNumber, { A16: 'alg-50-a16', U8: 'alg-50-u8', T8: 'alg-50-u8' }),
    label: (_, product) => ({
      code: 'ALG 50',
      range: inputsOf(product),
      lines: [specification(product, 'Interface').value, product.partNumber],
      serial: '26 250 019',
    }),
    describe: (_, product) =>
      `light grey rail housing printed ${inputsOf(product)}, with a display, four status lamps, screw terminals above and below${optional(
        product,
        'Antenna',
      )
        .map((socket) => `, and the ${socket} socket of the antenna`)
        .join('')}`,
  },
  'aps-24': {
    shot: () => 'aps-24-rail',
    label: (read, { partNumber }) => ({
      code: 'APS 24',
      range: `${read('Input signal')} / ${read('Output signal')}`,
      lines: [`${read('Supply voltage')}  ${read('Test voltage')}`, partNumber],
      serial: '26 530 018',
    }),
    describe: () =>
      'narrow grey rail housing seen from its side with the nameplate and the plan of its terminals, plug-in screw terminals above and below, one green lamp',
  },
};

// What an indicator shows for its input.
const indicated: Record<string, string> = {
  '4 … 20 mA': '12.485 bar',
  '0 … 10 V': '748.20 mm',
  Pt100: '124.85 °C',
};

// 40 % of the range, in the steps of its resolution.
function calibratorReading(product: LabelledProduct): string {
  const { max: end = 0 } = specification(product, 'Measuring range');
  const { max: millibar = 1 } = specification(product, 'Resolution');
  return (end * 0.4).toFixed(3 - Math.round(Math.log10(millibar)));
}

function inputsOf(product: LabelledProduct): string {
  const [inputs, signal] = ['Inputs', 'Input signal'].map((name) => specification(product, name).value);
  return `${inputs} × ${signal}`;
}

function optional(product: LabelledProduct, name: string): string[] {
  return product.specifications.flatMap((row) =>
    row.name === name ? row.value.split(', ').slice(0, 1) : [],
  );
}
