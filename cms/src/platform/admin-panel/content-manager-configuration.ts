import type { Core, Struct } from '@strapi/strapi';
import { appliedVersions, versionOf } from './applied-versions';
import type { View } from './view';
import { labels, views } from './views';

type Field = { name: string; size: number };
type Metadata = { edit: Record<string, unknown>; list: Record<string, unknown> };
type Configuration = {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: Field[][] };
};
type Service = {
  findConfiguration(model: { uid: string; category?: string }): Promise<Configuration>;
  updateConfiguration(
    model: { uid: string; category?: string },
    configuration: Configuration,
  ): Promise<unknown>;
};

const rowsPerPage = 50;

// Writes labels, descriptions, columns and forms from the schemas, unless an administrator has changed them.
export async function configureContentManager(strapi: Core.Strapi): Promise<void> {
  const applied = await appliedVersions(strapi);
  const plugin = strapi.plugin('content-manager');
  const contentTypes = Object.values(strapi.contentTypes).filter(
    ({ uid }) => uid.startsWith('api::') || uid in views,
  );
  let isChanged = false;
  await configureAll(plugin.service('content-types'), contentTypes);
  await configureAll(plugin.service('components'), Object.values(strapi.components));
  if (isChanged) await applied.save();

  async function configureAll(service: Service, models: Struct.Schema[]): Promise<void> {
    for (const model of models) {
      const key = `content-manager/${model.uid}`;
      const current = pick(await service.findConfiguration(model));
      const isCustomised = applied.get(key) !== undefined && applied.get(key) !== versionOf(current);
      const configuration = configurationOf(model, current);
      if (isCustomised || versionOf(current) === versionOf(configuration)) continue;
      await service.updateConfiguration(model, configuration);
      applied.set(key, versionOf(configuration));
      isChanged = true;
    }
  }
}

function configurationOf(model: Struct.Schema, current: Configuration): Configuration {
  const view: View = views[model.uid] ?? {};
  const { mainField, sort, list } = view;
  const settings = {
    ...current.settings,
    pageSize: rowsPerPage,
    ...(mainField ? { mainField } : {}),
    ...(sort ? { defaultSortBy: sort[0], defaultSortOrder: sort[1] } : {}),
  };
  const metadatas = Object.fromEntries(
    Object.entries(current.metadatas).map(([name, metadata]) => [name, metadataOf(model, name, metadata)]),
  );
  const edit = rowsOf(model, view, current.layouts.edit);
  return { settings, metadatas, layouts: { list: list ?? current.layouts.list, edit } };
}

function metadataOf(model: Struct.Schema, name: string, { edit, list }: Metadata): Metadata {
  const attribute = model.attributes[name];
  // Fields Strapi adds itself (createdAt …) keep its own labels.
  if (!attribute || Object.keys(edit).length === 0) return { edit, list };
  const label = labels[name] ?? sentence(name);
  const description = descriptionOf(attribute) ?? edit.description;
  const isComputed = views[model.uid]?.computed?.includes(name) ?? false;
  return {
    edit: { ...edit, label, description, editable: !isComputed },
    list: { ...list, label },
  };
}

function descriptionOf(attribute: Struct.SchemaAttributes[string]): string | undefined {
  const options: object = attribute.pluginOptions ?? {};
  const own = 'fieldshop' in options ? options.fieldshop : undefined;
  if (typeof own !== 'object' || own === null || !('description' in own)) return undefined;
  return String(own.description);
}

function rowsOf(model: Struct.Schema, { edit: rows, hidden = [] }: View, current: Field[][]): Field[][] {
  if (!rows) return current;
  const sizes = strapi.plugin('content-manager').service('field-sizes');
  const sizeOf = (name: string): number => sizes.getFieldSize(model.attributes[name]?.type).default;
  const layout = rows.map((row) =>
    row.map((field) =>
      typeof field === 'string' ? { name: field, size: sizeOf(field) } : { name: field[0], size: field[1] },
    ),
  );
  const placed = new Set(layout.flat().map(({ name }) => name));
  // A field added to the schema must appear even if no row lists it.
  const others = current
    .map((row) => row.filter(({ name }) => !placed.has(name) && !hidden.includes(name)))
    .filter((row) => row.length > 0);
  return [...layout, ...others];
}

function sentence(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function pick({ settings, metadatas, layouts: { list, edit } }: Configuration): Configuration {
  return { settings, metadatas, layouts: { list, edit } };
}
