import { specification, type Family } from './label.ts';

// Mechanical accessories and cables.
export const accessories: Record<string, Family> = {
  'acm-12': {
    shot: (product) => `acm-12-${specification(product, 'Cable length').value}m`,
    label: (read, { partNumber }) => ({
      code: 'ACM 12',
      range: read('Cable length'),
      lines: [`4 × ${read('Conductor cross-section')}  ${read('Rated voltage')}`, partNumber],
      serial: '26 560 204',
    }),
    describe: (read) =>
      `coiled black cable with a label, ${read('Cable length')}, straight M12 socket at one end, four wires with ferrules at the other`,
  },
  'atw-60': {
    shot: ({ url }) => `${url}-g34`,
    label: (read, { partNumber }) => ({
      code: 'ATW 60',
      range: read('Thermometer insertion length'),
      lines: [
        `${read('Process connection')}  PN ${read('Nominal pressure').replace(' bar', '')}`,
        partNumber,
      ],
      serial: '26 570 066',
    }),
    describe: (read) =>
      `turned steel stem, ${read('Insertion length')} long below its ${read('Process connection')} thread, hexagon with its marking, orange ring`,
  },
  'amv-20': {
    shot: () => 'amv-20-block',
    label: (read, { partNumber }) => ({
      code: 'AMV 20',
      range: `PN ${read('Nominal pressure').replace(' bar', '')}`,
      lines: ['1.4404', partNumber],
      serial: '26 540 031',
    }),
    describe: (read) =>
      `steel block with its marking and two T-handles, block and vent, ${read('Process connection')} thread on the left, swivel nut with an orange ring on top`,
  },
  'asi-10': {
    shot: () => 'asi-10-pigtail',
    label: (read, { partNumber }) => ({
      code: 'ASI 10',
      range: `PN ${read('Nominal pressure').replace(' bar', '')}`,
      lines: ['1.4571', partNumber],
      serial: '26 550 012',
    }),
    describe: (read) =>
      `steel pipe with one round turn, its marking above the lower ${read('Process connection')}, the second nut at the top, an orange ring at each`,
  },
};
