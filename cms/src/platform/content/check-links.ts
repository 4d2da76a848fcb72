import type { Core } from '@strapi/strapi';
import { type FieldError, invalid } from '../http/http-error';
import { isLinkKind, linkProblem } from './links';

type Path = (string | number)[];
type Attribute = {
  type: string;
  component?: string;
  pluginOptions?: { fieldshop?: { link?: unknown } };
};
type Place = { attribute: Attribute; value: unknown; path: Path };

const menuItem = 'plugin::navigation.navigation-item';
const saving = new Set(['create', 'update']);

/** Links by editors must lead to a page or another site, and never run a script. */
export function installLinkChecks(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { uid, action, params } = context;
    if (!saving.has(action) || !('data' in params)) return next();
    const data: unknown = params.data;
    const errors = uid === menuItem ? menuErrors(data) : errorsIn(strapi, uid, { data, path: [] });
    if (errors.length > 0)
      throw invalid([...new Set(errors.map(({ message }) => message))].join(' '), errors);
    return next();
  });
}

// The plugin's schema does not check links. Its tree has the URL of an external item in `path`.
function menuErrors(data: unknown): FieldError[] {
  const { type, externalPath, path } = fieldsOf(data);
  const url = externalPath ?? (type === 'EXTERNAL' ? path : null);
  return typeof url === 'string' ? problemAt('any', url, ['externalPath']) : [];
}

function errorsIn(
  strapi: Core.Strapi,
  uid: string,
  { data, path }: { data: unknown; path: Path },
): FieldError[] {
  const attributes: Record<string, Attribute> = schemaOf(strapi, uid);
  return Object.entries(fieldsOf(data)).flatMap(([name, value]) => {
    const attribute = attributes[name];
    return attribute ? errorsAt(strapi, { attribute, value, path: [...path, name] }) : [];
  });
}

function errorsAt(strapi: Core.Strapi, { attribute, value, path }: Place): FieldError[] {
  if (Array.isArray(value) && attribute.type !== 'blocks')
    return value.flatMap((item, index) =>
      errorsAt(strapi, { attribute, value: item, path: [...path, index] }),
    );
  if (attribute.type === 'component' && attribute.component)
    return errorsIn(strapi, attribute.component, { data: value, path });
  if (attribute.type === 'dynamiczone') {
    const { __component: component } = fieldsOf(value);
    return typeof component === 'string' ? errorsIn(strapi, component, { data: value, path }) : [];
  }
  if (attribute.type === 'blocks') return linksIn(value).flatMap((url) => problemAt('any', url, path));
  const kind = attribute.pluginOptions?.fieldshop?.link;
  return isLinkKind(kind) && typeof value === 'string' ? problemAt(kind, value, path) : [];
}

// Rich text as Strapi's editor writes it: nodes with children.
function linksIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap((child) => linksIn(child));
  const { type, url, children } = fieldsOf(node);
  return [
    ...(type === 'link' && typeof url === 'string' ? [url] : []),
    ...(children ? linksIn(children) : []),
  ];
}

function problemAt(kind: Parameters<typeof linkProblem>[0], text: string, path: Path): FieldError[] {
  const message = linkProblem(kind, text);
  return message ? [{ path, message, name: 'ValidationError' }] : [];
}

function schemaOf(strapi: Core.Strapi, uid: string): Record<string, Attribute> {
  const schemas: Record<string, { attributes: object }> = { ...strapi.contentTypes, ...strapi.components };
  return Object.fromEntries(Object.entries(schemas[uid]?.attributes ?? {}));
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}
