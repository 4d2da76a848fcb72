/** A unit as it is found: the base unit of its quantity, and how a value becomes one of it. */
export interface Unit {
  base: string;
  factor: number;
  offset?: number;
}

/** By the unit's name in lower case without blanks; the sensor trade's spellings. */
export const units: ReadonlyMap<string, Unit> = new Map(
  Object.entries({
    pa: ['pa', 1],
    hpa: ['pa', 100],
    mbar: ['pa', 100],
    kpa: ['pa', 1000],
    bar: ['pa', 100_000],
    mpa: ['pa', 1_000_000],
    psi: ['pa', 6894.757],
    mm: ['m', 0.001],
    cm: ['m', 0.01],
    m: ['m', 1],
    in: ['m', 0.0254],
    inch: ['m', 0.0254],
    ft: ['m', 0.3048],
    'm³/h': ['m³/h', 1],
    'm3/h': ['m³/h', 1],
    'l/min': ['m³/h', 0.06],
    'l/s': ['m³/h', 3.6],
    'l/h': ['m³/h', 0.001],
    n: ['n', 1],
    kn: ['n', 1000],
    nm: ['nm', 1],
    knm: ['nm', 1000],
    mv: ['v', 0.001],
    v: ['v', 1],
    vdc: ['v', 1],
    ma: ['a', 0.001],
    a: ['a', 1],
    hz: ['hz', 1],
    khz: ['hz', 1000],
    mhz: ['hz', 1_000_000],
    ghz: ['hz', 1_000_000_000],
    g: ['g', 1],
    kg: ['g', 1000],
    ms: ['s', 0.001],
    s: ['s', 1],
    'mv/g': ['mv/g', 1],
    ppm: ['ppm', 1],
    '%': ['%', 1],
    k: ['k', 1],
    '°c': ['k', 1, 273.15],
    degc: ['k', 1, 273.15],
    '°f': ['k', 5 / 9, 273.15 - (32 * 5) / 9],
    degf: ['k', 5 / 9, 273.15 - (32 * 5) / 9],
  } satisfies Record<string, [string, number, number?]>).map(([name, [base, factor, offset]]) => [
    name,
    { base, factor, offset },
  ]),
);
