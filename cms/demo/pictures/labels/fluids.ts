import { byCode, readingOf, specification, type Family, type LabelledProduct } from './label.ts';

// Pressure, flow and level.
export const fluids: Record<string, Family> = {
  'apt-210': {
    shot: ({ partNumber }) =>
      byCode(partNumber, { G14: 'apt-210-g14', G12: 'apt-210-g12', N14: 'apt-210-npt' }),
    label: (read, { partNumber }) => ({
      code: 'APT 210',
      range: read('Measuring range'),
      lines: [`${read('Output signal')}  ${read('Supply voltage')}`, partNumber],
      serial: '26 110 042',
    }),
    describe: (read) =>
      `round stainless body with its range, ${read('Measuring range')}, upright on its ${read('Process connection')} thread, orange ring, four-pin M12 connector on top`,
  },
  'adp-330': {
    shot: () => 'adp-330-pa',
    label: (read, product) => ({
      code: 'ADP 330',
      range: read('Differential pressure range'),
      lines: [read('Output signal'), product.partNumber],
      serial: '26 130 082',
      reading: readingOf(product, 'Differential pressure range', 0.4984, 4),
    }),
    describe: (read) =>
      `light grey die-cast housing with its range, ${read('Differential pressure range')}, and a display, two brass hose barbs and a black cable gland below`,
  },
  'afm-500': {
    shot: (product) => `afm-500-dn${specification(product, 'Nominal diameter').value}`,
    label: (read, product) => ({
      code: 'AFM 500',
      range: read('Measuring range'),
      lines: [
        `DN ${specification(product, 'Nominal diameter').value}  PN ${specification(product, 'Nominal pressure').value}  ${read('Liner')}`,
        product.partNumber,
      ],
      serial: '26 150 207',
      reading: readingOf(product, 'Measuring range', 0.1766, 4),
    }),
    describe: (read) =>
      `short pipe with white ${read('Liner')} liner, at each end a ${read('Process connection').replace('Flange', 'flange')}, grey coil housing with its range, ${read('Measuring range')}, transmitter head above`,
  },
  'alr-600': {
    shot: ({ partNumber }) => {
      if (partNumber.startsWith('ALR600-010')) return 'alr-600-narrow';
      return partNumber.includes('-N112') ? 'alr-600-npt' : 'alr-600-wide';
    },
    label: (read, product) => ({
      code: 'ALR 600',
      range: read('Measuring range'),
      lines: [
        `80 GHz  ${read('Output signal')}${/HART/.test(product.partNumber) ? ' HART' : ''}`,
        product.partNumber,
      ],
      serial: '26 160 118',
      reading: readingOf(product, 'Measuring range', 0.4832, 4),
    }),
    describe: (read, product) =>
      `standing on its steel horn, ${specification(product, 'Antenna').value.split(', ')[1]}, ${read('Process connection')} thread and hexagon above it, neck, grey transmitter head with a round window and its range, ${read('Measuring range')}`,
  },
  'alh-620': {
    shot: (product) => `alh-620-${cableLength(product)}m`,
    label: (read, product) => ({
      code: 'ALH 620',
      range: read('Measuring range'),
      lines: [
        `${read('Output signal')}  ${read('Degree of protection')}  cable ${cableLength(product)} m`,
        product.partNumber,
      ],
      serial: '26 162 090',
    }),
    describe: (read) =>
      `slim steel cylinder with its range, ${read('Measuring range')}, black nose cap and orange ring, lying in front of its coiled black cable`,
  },
};

function cableLength(product: LabelledProduct): string {
  const length = / (\d+) m$/.exec(specification(product, 'Electrical connection').value)?.[1];
  if (!length) throw new Error(`${product.url} has no cable length.`);
  return length;
}
