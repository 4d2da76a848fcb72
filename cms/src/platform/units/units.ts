/** `value × factor + offset` converts to the first unit of the dimension. */
interface Unit {
  factor: number;
  offset?: number;
}

type Dimension = Readonly<Record<string, Unit>>;

/** Units in the order in which they are offered, most common first. */
const dimensions: Dimension[] = [
  {
    bar: { factor: 1 },
    mbar: { factor: 1e-3 },
    hPa: { factor: 1e-3 },
    kPa: { factor: 1e-2 },
    Pa: { factor: 1e-5 },
    MPa: { factor: 10 },
    psi: { factor: 0.068_947_572_931_683_6 },
    mmH2O: { factor: 9.806_65e-5 },
    inH2O: { factor: 2.490_889_1e-3 },
  },
  {
    '°C': { factor: 1 },
    '°F': { factor: 5 / 9, offset: -160 / 9 },
    K: { factor: 1, offset: -273.15 },
  },
  {
    mm: { factor: 1 },
    cm: { factor: 10 },
    m: { factor: 1000 },
    in: { factor: 25.4 },
    ft: { factor: 304.8 },
    µm: { factor: 1e-3 },
  },
  {
    'm³/h': { factor: 1 },
    'l/min': { factor: 0.06 },
    'l/s': { factor: 3.6 },
    'l/h': { factor: 1e-3 },
    'US gal/min': { factor: 0.227_124_707 },
  },
  {
    'm/s': { factor: 1 },
    'mm/s': { factor: 1e-3 },
    'ft/s': { factor: 0.3048 },
    'in/s': { factor: 0.0254 },
  },
  {
    kN: { factor: 1 },
    N: { factor: 1e-3 },
    kgf: { factor: 9.806_65e-3 },
    lbf: { factor: 4.448_221_615e-3 },
  },
  {
    'N m': { factor: 1 },
    'kN m': { factor: 1000 },
    'lbf ft': { factor: 1.355_817_948 },
  },
  { g: { factor: 1 }, 'm/s²': { factor: 1 / 9.806_65 } },
  { ppm: { factor: 1 }, '% vol': { factor: 10_000 } },
  { s: { factor: 1 }, ms: { factor: 1e-3 }, min: { factor: 60 } },
  { Hz: { factor: 1 }, kHz: { factor: 1000 }, MHz: { factor: 1e6 }, GHz: { factor: 1e9 } },
  { 'V DC': { factor: 1 }, V: { factor: 1 }, 'mV DC': { factor: 1e-3 }, mV: { factor: 1e-3 } },
  { mA: { factor: 1 }, A: { factor: 1000 } },
  { '%': { factor: 1 } },
  { 'mV/g': { factor: 1 } },
];

/** Separate, because "g" is an acceleration everywhere else. */
const weights: Dimension = {
  g: { factor: 1 },
  kg: { factor: 1000 },
  lb: { factor: 453.592_37 },
  oz: { factor: 28.349_523_125 },
};

export const weightUnits = Object.keys(weights);

/** All units, with the first unit of their dimension as base. */
export const allUnits = () =>
  [...dimensions, weights].flatMap((dimension) => {
    const [base = ''] = Object.keys(dimension);
    return Object.entries(dimension).map(([name, { factor, offset = 0 }]) => ({
      name,
      base,
      factor,
      offset,
    }));
  });

const dimensionOf = (unit: string) => dimensions.find((dimension) => Object.hasOwn(dimension, unit));

/** Null if the units have different dimensions. */
export function convert(value: number, from: string, to: string): number | null {
  if (from === to) return value;
  const units = dimensionOf(from);
  const [source, target] = [units?.[from], units?.[to]];
  if (!source || !target) return null;
  return rounded((value * source.factor + (source.offset ?? 0) - (target.offset ?? 0)) / target.factor);
}

/** Converts a difference, such as an error, without offset: 1 K is 1 °C. */
export function convertDifference(value: number, from: string, to: string): number | null {
  if (from === to) return value;
  const units = dimensionOf(from);
  const [source, target] = [units?.[from], units?.[to]];
  return source && target ? rounded((value * source.factor) / target.factor) : null;
}

export function convertWeight(value: number, from: string, to: string): number | null {
  const [source, target] = [weights[from], weights[to]];
  return source && target ? rounded((value * source.factor) / target.factor) : null;
}

/** The unit itself and those it can be converted to. */
export const unitsLike = (unit: string): string[] => Object.keys(dimensionOf(unit) ?? { [unit]: true });

/** Removes floating-point noise. */
const rounded = (value: number) => Number(value.toPrecision(12));

/** A converted figure with as many significant figures as the stated one, but at least three. */
export const withFiguresOf = (stated: number, converted: number): number =>
  Number(converted.toPrecision(Math.max(3, significantFigures(stated))));

const significantFigures = (number: number) =>
  String(Math.abs(number)).replace(/e.*$/, '').replace('.', '').replace(/^0+/, '').length;
