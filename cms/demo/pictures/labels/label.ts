/** What is printed on an instrument. The text comes from the product's data only, so that a picture cannot contradict it. */
export interface Label {
  code: string;
  range: string;
  lines: string[];
  serial: string;
  /** What a display shows, within the range. */
  reading?: string | undefined;
}

export interface LabelledProduct {
  url: string;
  name: string;
  family: string;
  partNumber: string;
  specifications: { name: string; value: string; unit?: string | undefined; max?: number | undefined }[];
}

/** A specification as it is printed. */
export type Read = (specification: string) => string;

export interface Family {
  /** The shape of a product: the shot it is rendered in. */
  shot: (product: LabelledProduct) => string;
  label: (read: Read, product: LabelledProduct) => Label;
  /** What the picture shows, without the name of the product. */
  describe: (read: Read, product: LabelledProduct) => string;
}

/** The printed text, from top to bottom. It is stored with each rendered picture. */
export function labelText({ code, range, lines, serial, reading }: Label): string[] {
  return [code, range, ...lines, `S/N ${serial}`, ...(reading ? [`Display: ${reading}`] : [])];
}

/** A specification as on a nameplate: with its unit, without remarks after a comma or semicolon. */
export function printed(product: LabelledProduct, name: string): string {
  const { value, unit } = specification(product, name);
  const [first = ''] = value.split(/[,;] /);
  return unit ? `${first} ${unit}` : first;
}

/** ±50 g is shorter than −50 … 50 g. */
export function symmetric(range: string): string {
  return range.replace(/^−(\S+) … \1/, '±$1');
}

/** The shape whose code the part number contains. */
export function byCode(partNumber: string, shots: Record<string, string>): string {
  const shot = partNumber.split('-').flatMap((code) => shots[code] ?? [])[0];
  if (!shot) throw new Error(`No shape is known for ${partNumber}.`);
  return shot;
}

/** What the display shows: a share of the end of the range, to a number of digits. */
export function readingOf(product: LabelledProduct, name: string, share: number, digits: number): string {
  const { max } = specification(product, name);
  if (max === undefined) throw new Error(`${product.url} has no end of its ${name}.`);
  const value = max * share;
  return value.toFixed(Math.max(0, digits - Math.trunc(value).toString().length));
}

export function specification(product: LabelledProduct, name: string) {
  const row = product.specifications.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`${product.url} has no ${name}.`);
  return row;
}
