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
// Blocks that can be written as just their text.
const mainField: Record<string, string> = { 'blocks.rich-text': 'body' };

type Context = { strapi: Core.Strapi; lookup: Lookup };

/**
 * Converts an entry of a seed file to the data Strapi stores: Markdown to blocks, file names and URLs to ids.
 *
 * @returns undefined if a required file is missing. The entry is then skipped.
 */
export function entryData(context: Context, uid: UID.Schema, fields: Fields): Fields | undefined {
  const { strapi, lookup } = context;
  const { attributes } = strapi.getModel(uid);
  const unknown = Object.keys(fields).filter((key) => !(key in attributes) && !alwaysAllowed.has(key));
  if (unknown.length > 0) lookup.warn(`${uid} has no field ${unknown.join(', ')}`);
  const known = Object.entries(fields).filter(([key, value]) => key in attributes && value !== null);
  const data = Object.fromEntries(
    known.map(([key, value]) => [key, valueOf(context, attributes[key], value)]),
  );
  return Object.keys(data).some((key) => isMissing(attributes[key], data[key])) ? undefined : data;
}

function valueOf(context: Context, attribute: Attribute | undefined, value: unknown): unknown {
  const { lookup } = context;
  if (attribute?.type === 'blocks') return markdownBlocks(v.parse(v.string(), value));
  if (attribute?.type === 'media') return mediaOf(lookup, attribute.multiple === true, value);
  if (attribute?.type === 'relation' && 'target' in attribute) return relationOf(lookup, attribute, value);
  if (attribute?.type === 'dynamiczone')
    return v.parse(v.array(fieldsSchema), value).flatMap((block) => blockOf(context, block));
  if (attribute?.type !== 'component') return typeof value === 'string' ? value.trimEnd() : value;
  const { component, repeatable } = attribute;
  if (!repeatable) return entryData(context, component, v.parse(fieldsSchema, value));
  return v.parse(v.array(fieldsSchema), value).flatMap((item) => entryData(context, component, item) ?? []);
}

function blockOf(context: Context, block: Fields): Fields[] {
  const [entry, ...others] = Object.entries(block);
  if (!entry || others.length > 0) throw new Error('A block must have exactly one key: its name.');
  const [name, given] = entry;
  const uid: UID.Component = `blocks.${name}`;
  const main = mainField[uid];
  const content = typeof given === 'string' && main ? { [main]: given } : v.parse(fieldsSchema, given);
  const fields = entryData(context, uid, content);
  return fields ? [{ __component: uid, ...fields }] : [];
}

function mediaOf(lookup: Lookup, isMultiple: boolean, value: unknown): unknown {
  const ids = v.parse(textList, value).flatMap((file) => {
    const id = lookup.media(file);
    if (id === undefined) lookup.warn(`media file ${file} is missing`);
    return id ?? [];
  });
  return isMultiple ? ids : (ids[0] ?? null);
}

function relationOf(
  lookup: Lookup,
  attribute: { relation: string; target?: string },
  value: unknown,
): unknown {
  const target = String(attribute.target);
  const ids = v.parse(textList, value).flatMap((url) => {
    const documentId = lookup.document(target, url);
    if (documentId === undefined) lookup.warn(`${target} has no entry ${url}`);
    return documentId ?? [];
  });
  return attribute.relation.endsWith('ToMany') ? ids : (ids[0] ?? null);
}

function isMissing(attribute: Attribute | undefined, value: unknown): boolean {
  const isEmpty = value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  return isEmpty && attribute?.type === 'media' && attribute.required === true;
}
