import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { parseRow } from '../platform/database/rows';
import type { MenuItem } from './seed-files';
import type { SeedRecord } from './seed-record';

type ParentItem = { path: string; parent?: number };
type Level = ParentItem & { items: MenuItem[]; key: string };

const navigation = 'plugin::navigation.navigation';
const item = 'plugin::navigation.navigation-item';
const Row = v.object({ slug: v.nullish(v.string()), locale: v.nullish(v.string()) });

/** The primary menu is navigation 1. The plugin finds a navigation by its slug, so the slug must also be "1". */
export async function preparePrimaryMenu(strapi: Core.Strapi): Promise<void> {
  const primary = await findPrimary(strapi);
  if (primary && primary.slug !== '1')
    await strapi.db.query(navigation).update({
      where: { id: 1 },
      data: { slug: '1', name: 'Primary menu', visible: true },
    });
}

type Context = { strapi: Core.Strapi; record: SeedRecord; locale: string | undefined };

export async function seedMenu(strapi: Core.Strapi, items: MenuItem[], record: SeedRecord): Promise<void> {
  const primary = await findPrimary(strapi);
  if (!primary) return;
  await seedLevel({ strapi, record, locale: primary.locale ?? undefined }, { items, key: 'menu', path: '' });
}

async function findPrimary(strapi: Core.Strapi) {
  const row: unknown = await strapi.db.query(navigation).findOne({ where: { id: 1 } });
  return parseRow(Row, row);
}

async function seedLevel(context: Context, { items, key, path, parent }: Level): Promise<void> {
  const { entries } = context.record;
  for (const [index, entry] of items.entries()) {
    const itemKey = `${key}/${entry.title}`;
    const stored = entries[itemKey] ?? (await createItem(context, entry, { path, parent, order: index + 1 }));
    entries[itemKey] = stored;
    await seedLevel(context, {
      items: entry.items ?? [],
      key: itemKey,
      path: entry.path ?? path,
      parent: Number(stored),
    });
  }
}

async function createItem(
  { strapi, locale }: Context,
  { title, path, external }: MenuItem,
  place: ParentItem & { order: number },
): Promise<number> {
  const { id } = await strapi.documents(item).create({
    locale,
    data: {
      title,
      ...target(external ?? path ?? '', place.path),
      uiRouterKey: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
      menuAttached: true,
      order: place.order,
      collapsed: false,
      autoSync: false,
      master: 1,
      parent: place.parent,
    },
  });
  return Number(id);
}

// The plugin appends the path of an internal item to that of its parent. Any other URL must be external.
function target(url: string, parentPath: string) {
  const isBelow = url.startsWith(`${parentPath}/`);
  if (!isBelow) return { type: 'EXTERNAL', path: null, externalPath: url };
  return { type: 'INTERNAL', path: url.slice(parentPath.length), externalPath: null };
}
