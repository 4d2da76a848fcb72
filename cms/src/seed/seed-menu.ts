import type { Core } from '@strapi/strapi';
import type { MenuItem } from './seed-files';
import type { SeedRecord } from './seed-record';

type Row = { id: number };
type Above = { path: string; parent?: number };
type Level = Above & { items: MenuItem[]; key: string };

const navigation = 'plugin::navigation.navigation';
const item = 'plugin::navigation.navigation-item';

// The primary menu is navigation 1; the plugin finds a navigation by its slug, so that is "1" too.
export async function preparePrimaryMenu(strapi: Core.Strapi): Promise<void> {
  const first: (Row & { slug: string; name: string }) | null = await strapi.db
    .query(navigation)
    .findOne({ where: { id: 1 } });
  if (first && first.slug !== '1')
    await strapi.db.query(navigation).update({
      where: { id: 1 },
      data: { slug: '1', name: 'Primary menu', visible: true },
    });
}

export async function seedMenu(strapi: Core.Strapi, items: MenuItem[], record: SeedRecord): Promise<void> {
  const primary: (Row & { locale?: string }) | null = await strapi.db
    .query(navigation)
    .findOne({ where: { id: 1 } });
  if (!primary) return;
  await seedLevel({ items, key: 'menu', path: '' });

  async function seedLevel({ items, key, path, parent }: Level) {
    for (const [index, entry] of items.entries()) {
      const own = `${key}/${entry.title}`;
      const stored = record.entries[own] ?? (await create(entry, index + 1, { path, parent }));
      record.entries[own] = stored;
      await seedLevel({
        items: entry.items ?? [],
        key: own,
        path: entry.path ?? path,
        parent: Number(stored),
      });
    }
  }

  async function create({ title, path, external }: MenuItem, order: number, above: Above): Promise<number> {
    const made = await strapi.documents(item).create({
      locale: primary?.locale,
      data: {
        title,
        ...target(external ?? path ?? '', above.path),
        uiRouterKey: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
        menuAttached: true,
        order,
        collapsed: false,
        autoSync: false,
        master: 1,
        parent: above.parent,
      },
    });
    return Number(made.id);
  }
}

// The plugin puts the path of an internal item behind its parent's; any other address must be an external one.
function target(address: string, parentPath: string) {
  const isBelow = address.startsWith(`${parentPath}/`);
  if (!isBelow) return { type: 'EXTERNAL', path: null, externalPath: address };
  return { type: 'INTERNAL', path: address.slice(parentPath.length), externalPath: null };
}
