import type { Core, Struct } from '@strapi/strapi';

export type Model = Struct.Schema;
export type Attribute = Struct.SchemaAttributes[string];

const hidden = new Set(['createdBy', 'updatedBy', 'localizations']);
const flatTypes = new Set(
  'string text richtext email uid enumeration integer biginteger float decimal boolean date datetime time timestamp'.split(
    ' ',
  ),
);

/** A field that visitors can use. Undefined for all others, such as `__proto__` or the author. */
export function fieldOf(model: Model, name: string): Attribute | undefined {
  if (name === 'id') return { type: 'integer' };
  if (name === 'documentId') return { type: 'string' };
  if (hidden.has(name) || !Object.hasOwn(model.attributes, name)) return undefined;
  const attribute = model.attributes[name];
  const isPrivate = attribute !== undefined && 'private' in attribute && attribute.private === true;
  return isPrivate || attribute?.type === 'password' ? undefined : attribute;
}

/** The target of a relation, component or media field. */
export function targetOf(strapi: Core.Strapi, attribute: Attribute | undefined): Model | undefined {
  if (attribute?.type === 'component') return strapi.getModel(attribute.component);
  if (attribute?.type === 'media') return strapi.getModel('plugin::upload.file');
  if (attribute?.type === 'relation' && 'target' in attribute && attribute.target)
    return strapi.getModel(attribute.target);
  return undefined;
}

/** A scalar column, which can be compared and sorted by. */
export function isFlat(attribute: Attribute | undefined): boolean {
  return attribute !== undefined && flatTypes.has(attribute.type);
}
