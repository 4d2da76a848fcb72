import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { type FieldError, invalid } from '../http/http-error';

type Data = Record<string, unknown>;
// The content manager writes these with every change.
const writtenByStrapi = new Set([
  'createdAt',
  'createdBy',
  'updatedAt',
  'updatedBy',
  'publishedAt',
  'locale',
  'localizations',
  'documentId',
]);

type Attribute = { type: string; component?: string };

/**
 * Rejects a write that changes a locked field. The form in the admin sends every field, so unchanged fields are removed
 * from `data` and ignored.
 */
export function rejectLockedChanges(
  strapi: Core.Strapi,
  { uid, stored, data }: { uid: string; stored: unknown; data: Data },
  isLocked: (field: string) => boolean,
): void {
  const attributes = attributesOf(strapi, uid);
  const locked = Object.keys(data).filter(
    (field) => field in attributes && !writtenByStrapi.has(field) && isLocked(field),
  );
  const before = fieldsOf(stored);
  const errors = locked
    .filter((field) => !isSame(strapi, attributes[field], [before[field], data[field]]))
    .map((field): FieldError => ({ path: [field], message: messageFor(field), name: 'ValidationError' }));
  if (errors.length > 0) throw invalid(errors.map(({ message }) => message).join(' '), errors);
  for (const field of locked) delete data[field];
}

/** The stored entry with all its components and those in them, for comparison. */
export function storedWithComponents(strapi: Core.Strapi, uid: string, documentId: string): Promise<unknown> {
  return strapi.db.query(uid).findOne({ where: { documentId }, populate: componentsOf(strapi, uid) });
}

type Populate = { [field: string]: { populate: Populate } };

const componentsOf = (strapi: Core.Strapi, uid: string): Populate =>
  Object.fromEntries(
    Object.entries(attributesOf(strapi, uid)).flatMap(([name, { component }]) =>
      component === undefined ? [] : [[name, { populate: componentsOf(strapi, component) }]],
    ),
  );

function isSame(
  strapi: Core.Strapi,
  attribute: Attribute | undefined,
  [stored, sent]: [unknown, unknown],
): boolean {
  if (sent === undefined) return true;
  if (isEmpty(stored) || isEmpty(sent)) return isEmpty(stored) && isEmpty(sent);
  switch (attribute?.type) {
    case 'component':
      return isSameComponent(strapi, attribute.component ?? '', [[stored].flat(), [sent].flat()]);
    case 'datetime':
      return new Date(String(stored)).getTime() === new Date(String(sent)).getTime();
    case 'decimal':
    case 'integer':
      return Number(stored) === Number(sent);
    case 'json':
      return isDeepStrictEqual(stored, sent);
    default:
      return String(stored) === String(sent);
  }
}

// For a stored component, the form may send only its id.
function isSameComponent(strapi: Core.Strapi, uid: string, [stored, sent]: [unknown[], unknown[]]): boolean {
  const attributes = attributesOf(strapi, uid);
  return (
    stored.length === sent.length &&
    sent.every((item, index) => {
      const before = fieldsOf(stored[index]);
      return Object.entries(fieldsOf(item)).every(
        ([field, value]) =>
          !(field in attributes) || isSame(strapi, attributes[field], [before[field], value]),
      );
    })
  );
}

// The database and the form represent empty values differently.
function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function messageFor(field: string): string {
  const name = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `"${name}" cannot be changed here. If you did not change it, reload the page: its value has changed since you opened it.`;
}

function attributesOf(strapi: Core.Strapi, uid: string): Record<string, Attribute> {
  const schemas: Record<string, { attributes: object }> = { ...strapi.contentTypes, ...strapi.components };
  return Object.fromEntries(Object.entries(schemas[uid]?.attributes ?? {}));
}

function fieldsOf(value: unknown): Data {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
