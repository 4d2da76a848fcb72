import type { Core } from '@strapi/strapi';
import type { MenuItem } from './seed-files';
import type { SeedRecord } from './seed-record';

type Row = { id: number };

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
  await seedLevel({ items, key: 'menu', parent: undefined });

  async function seedLevel(level: { items: MenuItem[]; key: string; parent: number | undefined }) {
    for (const [index, entry] of level.items.entries()) {
      const key = `${level.key}/${entry.title}`;
      const stored = record.entries[key] ?? (await create(entry, index + 1, level.parent));
      record.entries[key] = stored;
      await seedLevel({ items: entry.items ?? [], key, parent: Number(stored) });
    }
  }

  async function create(
    { title, path, external }: MenuItem,
    order: number,
    parent?: number
  ): Promise<number> {
    const made = await strapi.documents(item).create({
      locale: primary?.locale,
      data: {
        title,
        type: external ? 'EXTERNAL' : 'INTERNAL',
        path: external ? null : path ?? '',
        externalPath: external ?? null,
        uiRouterKey: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
        menuAttached: true,
        order,
        collapsed: false,
        autoSync: false,
        master: 1,
        parent,
      },
    });
    return Number(made.id);
  }
}
