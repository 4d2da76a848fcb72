import type { Core, Struct } from '@strapi/strapi';
import { isRecord } from '../query-limits/query-limits';

type Model = Struct.ContentTypeSchema | Struct.ComponentSchema;
type Fields = Record<string, unknown>;

/**
 * Returns a function that removes from public content what only matters to the database and the media library, and would
 * make devices download responses again in which nothing has changed:
 * - Each publication of an entry is a new row, whose id would change every response that refers to the entry. Relations have
 *   a `documentId`, which does not change. Entries, components and files keep their id.
 * - How the sizes of a picture are stored is more than a third of a list of products.
 */
export function withoutStorageDetails(strapi: Core.Strapi): (model: Model, data: unknown) => unknown {
  const types = new Map(Object.values(strapi.contentTypes).map((type) => [String(type.uid), type]));
  const components = new Map(Object.values(strapi.components).map((one) => [String(one.uid), one]));
  return (model, data) => each(data, (entry) => leanEntry(model, entry));

  function leanEntry({ attributes }: Model, entry: Fields): Fields {
    return mapValues(entry, (value, name) => {
      const attribute = attributes[name];
      switch (attribute?.type) {
        case 'relation':
          return 'target' in attribute ? leanRelation(attribute.target, value) : value;
        case 'component':
          return each(value, (component) => leanComponent(attribute.component, component));
        case 'dynamiczone':
          return each(value, (component) => leanComponent(String(component.__component), component));
        case 'media':
          return each(value, leanFile);
        default:
          return value;
      }
    });
  }

  function leanRelation(target: string, value: unknown): unknown {
    const related = types.get(target);
    if (!related?.options?.draftAndPublish) return value;
    return each(value, ({ id: _id, ...others }) => leanEntry(related, others));
  }

  function leanComponent(uid: string, component: Fields): Fields {
    const schema = components.get(uid);
    return schema ? leanEntry(schema, component) : component;
  }
}

const leanFile = (file: Fields): Fields =>
  isRecord(file.formats) ? { ...file, formats: mapValues(file.formats, leanFormat) } : file;

function leanFormat(format: unknown): unknown {
  if (!isRecord(format)) return format;
  const { url, width, height, mime, size } = format;
  return { url, width, height, mime, size };
}

/** One value or a list of them. */
function each(value: unknown, change: (one: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((one) => each(one, change));
  return isRecord(value) ? change(value) : value;
}

const mapValues = (fields: Fields, change: (value: unknown, name: string) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value, name)]));
