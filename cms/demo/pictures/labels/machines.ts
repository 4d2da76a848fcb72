import { byCode, readingOf, specification, symmetric, type Family, type Read } from './label.ts';

// Vibration, force, torque and distance.
export const machines: Record<string, Family> = {
  'ava-800': {
    shot: () => 'ava-800-g',
    label: (read, { partNumber }) => ({
      code: 'AVA 800',
      range: `${read('Sensitivity')}  ${symmetric(read('Measuring range'))}`,
      lines: [read('Frequency range (±10 %)'), partNumber],
      serial: '26 180 064',
    }),
    describe: (read) =>
      `small steel cylinder on a hexagon with its sensitivity, ${read('Sensitivity')}, orange ring at its foot, threaded connector with two pins on top`,
  },
  'afl-420': {
    shot: ({ partNumber }) => byCode(partNumber, { M12: 'afl-420-kn', M20: 'afl-420-m20' }),
    label: (read, { partNumber }) => ({
      code: 'AFL 420',
      range: read('Force range').replace(/^.* … /, ''),
      lines: [read('Sensitivity'), partNumber],
      serial: '26 310 027',
    }),
    describe: (read) =>
      `S-shaped body of brushed steel engraved ${read('Force range').replace(/^.* … /, '')}, threaded stud above and below, orange ring at the gland from which the cable leads away`,
  },
  'atq-430': {
    shot: ({ partNumber }) =>
      byCode(partNumber, { S09: 'atq-430-d9', S19: 'atq-430-d19', S38: 'atq-430-d38' }),
    label: (read, product) => ({
      code: 'ATQ 430',
      range: symmetric(read('Torque range')),
      lines: [
        `${specification(product, 'Output signal').value}  ${read('Supply voltage')}`,
        product.partNumber,
      ],
      serial: '26 320 009',
    }),
    describe: (read) =>
      `grey housing on a foot with its range, ${symmetric(read('Torque range'))}, shaft ends of ${read('Shaft diameter')} with keyways on both sides, M12 connector on top`,
  },
  'adw-350': {
    shot: () => 'adw-350-mm',
    label: (read, { partNumber }) => ({
      code: 'ADW 350',
      range: read('Measuring range'),
      lines: [`${outputOf(read)}  ${read('Supply voltage')}`, partNumber],
      serial: '26 350 041',
    }),
    describe: (read) =>
      `round drum housing of anodised aluminium printed ${read('Measuring range')}, on a dark foot, its wire drawn out to the right and hooked onto a post by its clip`,
  },
  'ald-340': {
    shot: () => 'ald-340-led',
    label: (read, product) => ({
      code: 'ALD 340',
      range: read('Measuring range'),
      lines: [`${read('Supply voltage')}  ${read('Output signal')}`, product.partNumber],
      serial: '26 340 015',
      reading: readingOf(product, 'Measuring range', 0.5355, 4),
    }),
    describe: (read) =>
      `narrow black housing with its range, ${read('Measuring range')}, display and two keys, its laser beam on a white block`,
  },
};

// An incremental encoder is not called by its first channel.
function outputOf(read: Read): string {
  const output = read('Output signal');
  return output === 'A' ? 'A, B incremental' : output;
}
