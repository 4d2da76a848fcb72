import type { Core, Struct, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { markdownBlocks } from '../platform/content/markdown-blocks';
import type { Fields } from './seed-files';

export type Lookup = {
  media(file: string): number | undefined;
  document(uid: string, url: string): string | undefined;
  warn(message: string): void;
};
type Attribute = Struct.SchemaAttributes[string];

const textList = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((value) => (Array.isArray(value) ? value : [value])),
);
const fieldsSchema = v.record(v.string(), v.unknown());
const alwaysAllowed = new Set(['createdAt']);
// Blocks that may be written as their text alone.
const soleField: Record<string, string> = { 'blocks.rich-text': 'body' };

// Turns an entry as people write it into the data Strapi stores: Markdown to blocks, file names and urls to ids.
export function entryData(strapi: Core.Strapi, lookup: Lookup) {
  // Undefined when a file that must be there is missing: then the whole waits for it.
  function fieldsOf(uid: UID.Schema, fields: Fields): Fields | undefined {
    const { attributes } = strapi.getModel(uid);
    const unknown = Object.keys(fields).filter((key) => !(key in attributes) && !alwaysAllowed.has(key));
    if (unknown.length > 0) lookup.warn(`${uid} has no field ${unknown.join(', ')}`);
    const known = Object.entries(fields).filter(([key, value]) => key in attributes && value !== null);
    const data = Object.fromEntries(known.map(([key, value]) => [key, valueOf(attributes[key], value)]));
    return Object.keys(data).some((key) => isMissing(attributes[key], data[key])) ? undefined : data;
  }

  function valueOf(attribute: Attribute | undefined, value: unknown): unknown {
    if (attribute?.type === 'blocks') return markdownBlocks(v.parse(v.string(), value));
    if (attribute?.type === 'media') return mediaOf(attribute.multiple === true, value);
    if (attribute?.type === 'relation' && 'target' in attribute) return relationOf(attribute, value);
    if (attribute?.type === 'dynamiczone') return v.parse(v.array(fieldsSchema), value).flatMap(blockOf);
    if (attribute?.type !== 'component') return typeof value === 'string' ? value.trimEnd() : value;
    const component = attribute.component;
    if (!attribute.repeatable) return fieldsOf(component, v.parse(fieldsSchema, value));
    return v.parse(v.array(fieldsSchema), value).flatMap((item) => fieldsOf(component, item) ?? []);
  }

  function blockOf(block: Fields): Fields[] {
    const [entry, ...others] = Object.entries(block);
    if (!entry || others.length > 0) throw new Error('A block must have exactly one key: its name.');
    const uid: UID.Component = `blocks.${entry[0]}`;
    const sole = soleField[uid];
    const written =
      typeof entry[1] === 'string' && sole ? { [sole]: entry[1] } : v.parse(fieldsSchema, entry[1]);
    const fields = fieldsOf(uid, written);
    return fields ? [{ __component: uid, ...fields }] : [];
  }

  function mediaOf(multiple: boolean, value: unknown): unknown {
    const files = v.parse(textList, value);
    const ids = files.flatMap((file) => {
      const id = lookup.media(file);
      if (id === undefined) lookup.warn(`media file ${file} is missing`);
      return id ?? [];
    });
    return multiple ? ids : (ids[0] ?? null);
  }

  function relationOf(attribute: { relation: string; target?: string }, value: unknown): unknown {
    const target = String(attribute.target);
    const found = v.parse(textList, value).flatMap((url) => {
      const documentId = lookup.document(target, url);
      if (documentId === undefined) lookup.warn(`${target} has no entry ${url}`);
      return documentId ?? [];
    });
    return attribute.relation.endsWith('ToMany') ? found : (found[0] ?? null);
  }

  return fieldsOf;
}

function isMissing(attribute: Attribute | undefined, value: unknown): boolean {
  const isEmpty = value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty && attribute?.type === 'media' && attribute.required === true;
}
