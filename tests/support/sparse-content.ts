import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const Attribute = v.looseObject({
  type: v.string(),
  required: v.optional(v.boolean(), false),
  repeatable: v.optional(v.boolean(), false),
  multiple: v.optional(v.boolean(), false),
  component: v.optional(v.string()),
  components: v.optional(v.array(v.string()), []),
  enum: v.optional(v.array(v.string()), []),
});
type Attribute = v.InferOutput<typeof Attribute>;

const Schema = v.object({
  kind: v.optional(v.picklist(['singleType', 'collectionType'])),
  info: v.object({ singularName: v.optional(v.string(), ''), pluralName: v.optional(v.string(), '') }),
  attributes: v.record(v.string(), Attribute),
});
type Schema = v.InferOutput<typeof Schema>;

const cms = path.join(import.meta.dirname, '../../cms/src');
const read = (...place: string[]) =>
  v.parse(Schema, JSON.parse(readFileSync(path.join(cms, ...place), 'utf8')));

/** The content model as declared by the backend. */
export const contentTypes: Schema[] = readdirSync(path.join(cms, 'api'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('schema.json'))
  .map((file) => read('api', file));

/** What Strapi sends for an empty field: `null`, no key, or a text that was cleared. */
export type Empty = 'null' | 'absent' | 'blank';

/** An entry with only the required fields of its type. */
export function sparseEntry({ attributes }: Schema, empty: Empty): Record<string, unknown> {
  const fields = Object.entries(attributes).flatMap(([name, attribute]): [string, unknown][] => {
    if (attribute.required || attribute.type === 'dynamiczone') return [[name, leastOf(attribute, empty)]];
    return empty === 'absent' ? [] : [[name, emptyOf(attribute, empty)]];
  });
  const own = { id: 1, documentId: 'one', createdAt: someDay, updatedAt: someDay, publishedAt: someDay };
  return { ...own, ...Object.fromEntries(fields) };
}

function emptyOf({ repeatable, multiple, type }: Attribute, empty: Empty) {
  if (repeatable || multiple) return [];
  return empty === 'blank' && ['string', 'text', 'email'].includes(type) ? '' : null;
}

const someDay = '2026-01-02T00:00:00.000Z';

function leastOf(attribute: Attribute, empty: Empty): unknown {
  switch (attribute.type) {
    case 'component':
      return attribute.repeatable
        ? [sparseComponent(attribute.component, empty)]
        : sparseComponent(attribute.component, empty);
    case 'dynamiczone':
      return attribute.components.map((name) => ({
        __component: name,
        ...sparseComponent(name, empty),
      }));
    case 'media':
      return attribute.multiple ? [aPicture] : aPicture;
    case 'blocks':
      return [{ type: 'paragraph', children: [{ type: 'text', text: 'Words' }] }];
    case 'enumeration':
      return attribute.enum[0];
    case 'integer':
    case 'decimal':
      return 1;
    case 'date':
    case 'datetime':
      return someDay;
    default:
      return 'one';
  }
}

const aPicture = { url: '/uploads/one.png', mime: 'image/png', size: 1 };

function sparseComponent(name = '', empty: Empty) {
  const [folder = '', file = ''] = name.split('.');
  return sparseEntry(read('components', folder, `${file}.json`), empty);
}
