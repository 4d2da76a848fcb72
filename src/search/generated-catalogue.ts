import type { SearchDocument } from '#src/contract/search-document.ts';

/** Generates a deterministic catalogue of any size, with part numbers like those of the demo company. */
export function generatedCatalogue(size: number): SearchDocument[] {
  const documents: SearchDocument[] = [];
  for (let number = 0; documents.length < size; number += 1) documents.push(generatedProduct(number));
  return documents;
}

const families = [
  {
    name: 'Pressure transmitter',
    prefix: 'XPT',
    category: 'Pressure',
    quantity: 'Measuring range',
    unit: 'bar',
  },
  {
    name: 'Resistance thermometer',
    prefix: 'XTR',
    category: 'Temperature',
    quantity: 'Insertion length',
    unit: 'mm',
  },
  {
    name: 'Electromagnetic flowmeter',
    prefix: 'XFM',
    category: 'Flow',
    quantity: 'Nominal diameter',
    unit: 'mm',
  },
  { name: 'Radar level gauge', prefix: 'XLR', category: 'Level', quantity: 'Measuring range', unit: 'm' },
  {
    name: 'Load cell',
    prefix: 'XFL',
    category: 'Force and torque',
    quantity: 'Measuring range',
    unit: 'kN',
  },
  { name: 'Accelerometer', prefix: 'XVA', category: 'Vibration', quantity: 'Sensitivity', unit: 'mV/g' },
];
const connections = ['G14', 'G12', 'N14', 'N12', 'M20'];
const outputs = [
  { code: 'M12', text: '4 … 20 mA, 2-wire' },
  { code: 'V10', text: '0 … 10 V, 3-wire' },
  { code: 'IOL', text: 'IO-Link 1.1, COM2' },
  { code: 'MB', text: 'Modbus RTU, RS-485' },
];
const materials = ['stainless steel 1.4404', 'stainless steel 1.4571', 'Hastelloy C-276', 'titanium grade 2'];
const ranges = ['001', '2R5', '006', '010', '016', '025', '040', '060', '100', '160', '250', '400', '600'];

function generatedProduct(number: number): SearchDocument {
  const family = pick(families, number);
  const connection = pick(connections, Math.floor(number / families.length));
  const output = pick(outputs, Math.floor(number / 30));
  const range = pick(ranges, Math.floor(number / 120));
  const series = String(100 + 10 * Math.floor(number / 1560));
  const material = pick(materials, number);
  const span = `0 … ${String(Number(range.replace('R', '.')))} ${family.unit}`;
  const name = `${family.prefix} ${series}`;
  return {
    id: `product-${String(number).padStart(6, '0')}`,
    kind: 'product',
    url: `/products/generated-${number}`,
    title: `${family.name} ${name}, ${span}`,
    partNumber: `${family.prefix}${series}-${range}-${connection}-${output.code}`,
    family: name,
    category: family.category,
    summary: `${family.name} with ${output.text}, ${span}, connection ${connection}, for water, air and oil.`,
    text: specifications({ quantity: family.quantity, span, output: output.text, material, number }),
    keywords: [],
    lifecycle: number % 40 === 0 ? 'obsolete' : 'active',
    weight: number % 500,
    page: null,
    thumbnail: `/uploads/thumbnail_${number % 50}.webp`,
    price: { amountMinor: 9000 + ((number * 37) % 90_000), currency: 'EUR' },
  };
}

interface Facts {
  quantity: string;
  span: string;
  output: string;
  material: string;
  number: number;
}

const specifications = ({ quantity, span, output, material, number }: Facts) =>
  [
    `${quantity} ${span}`,
    `Accuracy ±${pick(['0.1', '0.25', '0.5', '1'], number)} % FS`,
    `Output signal ${output}`,
    `Supply voltage ${pick(['9 … 32', '12 … 30', '18 … 30'], number)} V DC`,
    `Wetted parts ${material}, seal FKM`,
    `Process temperature −${20 + (number % 3) * 10} … ${80 + (number % 5) * 20} °C`,
    `Ambient temperature −40 … 85 °C`,
    `Overpressure limit ${2 + (number % 4)} × full scale`,
    `Response time t90 ${1 + (number % 9)} ms`,
    `Degree of protection IP67`,
    `Weight ${80 + (number % 400)} g`,
    'Conformity CE, UKCA, RoHS',
  ].join('\n');

function pick<T>(from: readonly T[], number: number): T {
  const item = from[number % from.length];
  if (item === undefined) throw new Error('The list is empty');
  return item;
}
