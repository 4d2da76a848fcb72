import type { Core, Struct } from '@strapi/strapi';

const exact = { type: 'decimal', args: [null] };

/**
 * Stores decimals as entered. For PostgreSQL, Strapi limits them to two decimals, which would turn a range from 0.025 bar
 * into one from 0.03 bar and cut prices in Kuwaiti dinars. The migration `exact-decimals` does the same for columns of
 * earlier versions. SQLite has no limit.
 */
export function storeExactDecimals(strapi: Core.Strapi): void {
  const types: Struct.Schema[] = [...Object.values(strapi.components), ...Object.values(strapi.contentTypes)];
  for (const attribute of types.flatMap(({ attributes }) => Object.values(attributes)))
    if (attribute.type === 'decimal') Object.assign(attribute, { column: exact });
}
