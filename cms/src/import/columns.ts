import * as v from 'valibot';

/** The meaning of a column: a product field or a specification. */
export type Column =
  | { kind: 'field'; field: Field }
  | { kind: 'specification'; group: string; name: string; unit: string };

export const fields = [
  'partNumber',
  'name',
  'manufacturer',
  'manufacturerAddress',
  'manufacturerContact',
  'responsiblePerson',
  'responsiblePersonAddress',
  'responsiblePersonContact',
  'safetyWarnings',
  'keywords',
  'url',
  'summary',
  'description',
  'suitableFor',
  'notSuitableFor',
  'category',
  'family',
  'price',
  'currency',
  'priceBreaks',
  'stock',
  'leadTimeDays',
  'minimumOrderQuantity',
  'shippingWeightGrams',
  'tariffNumber',
  'originCountry',
  'productKind',
  'lifecycle',
  'successor',
  'weight',
  'thumbnail',
  'productImages',
  'dataSheet',
  'dataSheetUrl',
  'downloads',
] as const;
export type Field = (typeof fields)[number];

// Names used by manufacturers, distributors and CAD programs.
const otherNames: Record<string, Field> = {
  mpn: 'partNumber',
  sku: 'partNumber',
  partno: 'partNumber',
  articlenumber: 'partNumber',
  ordercode: 'partNumber',
  brand: 'manufacturer',
  maker: 'manufacturer',
  mfr: 'manufacturer',
  manufacturername: 'manufacturer',
  manufactureremail: 'manufacturerContact',
  euresponsibleperson: 'responsiblePerson',
  warnings: 'safetyWarnings',
  tags: 'keywords',
  searchterms: 'keywords',
  datasheetlink: 'dataSheetUrl',
  linktodatasheet: 'dataSheetUrl',
  title: 'name',
  productname: 'name',
  shortdescription: 'summary',
  listprice: 'price',
  unitprice: 'price',
  quantity: 'stock',
  instock: 'stock',
  leadtime: 'leadTimeDays',
  moq: 'minimumOrderQuantity',
  hscode: 'tariffNumber',
  cncode: 'tariffNumber',
  commoditycode: 'tariffNumber',
  countryoforigin: 'originCountry',
  origin: 'originCountry',
  weightgrams: 'shippingWeightGrams',
  status: 'lifecycle',
  replacedby: 'successor',
  image: 'thumbnail',
  picture: 'thumbnail',
  images: 'productImages',
  pictures: 'productImages',
  datasheet: 'dataSheet',
  files: 'downloads',
};

const MappedTo = v.union([
  v.picklist([...fields, 'ignore']),
  v.strictObject({ specification: v.string(), group: v.optional(v.string()), unit: v.optional(v.string()) }),
]);
/** The file given with `--map`: the meaning of each column, and defaults for all products. */
export const Mapping = v.strictObject({
  columns: v.optional(v.record(v.string(), MappedTo), {}),
  defaults: v.optional(v.record(v.picklist(fields), v.string()), {}),
});
export type Mapping = v.InferOutput<typeof Mapping>;

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const known = new Map<string, Field>([
  ...fields.map((field): [string, Field] => [plain(field), field]),
  ...Object.entries(otherNames),
]);

/**
 * The meaning of a heading: the one in the mapping, otherwise a specification if the heading ends with a unit in brackets
 * (`Measuring range [bar]`, `Environment / Ambient temperature [°C]`, `Approvals / EMC []`), otherwise the field with this
 * name.
 *
 * @returns undefined for an unknown heading, which is reported and ignored
 */
export function columnOf(heading: string, mapping: Mapping): Column | 'ignore' | undefined {
  const mapped = Object.hasOwn(mapping.columns, heading) ? mapping.columns[heading] : undefined;
  if (mapped === 'ignore') return mapped;
  if (typeof mapped === 'string') return { kind: 'field', field: mapped };
  if (mapped)
    return {
      kind: 'specification',
      group: mapped.group ?? 'Specifications',
      name: mapped.specification,
      unit: mapped.unit ?? '',
    };
  const [, group = 'Specifications', name, unit = ''] =
    /^(?:(.+?) \/ )?(.+?)\s*\[([^\]]*)\]$/.exec(heading) ?? [];
  if (name) return { kind: 'specification', group, name: name.trim(), unit: unit.trim() };
  const field = known.get(plain(heading));
  return field ? { kind: 'field', field } : undefined;
}

export const specificationHeading = (specification: { group: string; name: string; unit: string }) =>
  `${specification.group} / ${specification.name} [${specification.unit}]`;
