import { specification, type Family, type LabelledProduct } from './label.ts';

// Temperature.
export const temperature: Record<string, Family> = {
  'atr-120': {
    shot: (product) => `atr-120-${specification(product, 'Insertion length').value}mm`,
    label: (read, product) => ({
      code: 'ATR 120',
      range: read('Measuring range'),
      lines: [`${sensorOf(product)}  ${read('Insertion length')}`, product.partNumber],
      serial: '26 120 317',
    }),
    describe: (read, product) =>
      `leaning on the ground: aluminium connection head printed ${sensorOf(product)}, ${read('Measuring range')}, orange seal and cable gland, neck with hexagon and ${read('Process connection')} thread, protection tube ${read('Insertion length')} long`,
  },
  'atc-150': {
    shot: ({ url }) => `${url}-coil`,
    label: (read, { partNumber }) => ({
      code: 'ATC 150',
      range: read('Measuring range'),
      lines: [`Ø ${read('Sheath diameter')} × ${read('Insertion length')}`, partNumber],
      serial: '26 140 508',
    }),
    describe: (read) =>
      `from above: steel sheath, ${read('Sheath diameter')} thick and ${read('Insertion length')} long, laid in a ring, short transition sleeve, green cable with a label, ${read('Measuring range')}, and a green miniature plug, type K`,
  },
};

// Pt100, class AA: the wiring is not printed.
function sensorOf(product: LabelledProduct): string {
  return specification(product, 'Sensor').value.split(', ').slice(0, 2).join(' ');
}
