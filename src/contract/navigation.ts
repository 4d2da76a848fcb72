import * as v from 'valibot';

export interface MenuItem {
  id: number;
  title: string;
  /** A path on this site or an absolute URL; null for a heading without a page. */
  url: string | null;
  items: MenuItem[];
}

interface RawItem {
  id: number;
  title: string;
  type: string;
  path?: string | null;
  externalPath?: string | null;
  items?: RawItem[] | null;
}

const Item: v.GenericSchema<RawItem> = v.looseObject({
  id: v.number(),
  title: v.string(),
  type: v.string(),
  path: v.nullish(v.string()),
  externalPath: v.nullish(v.string()),
  items: v.nullish(v.array(v.lazy(() => Item))),
});

/** `/api/navigation/render/{id}?type=TREE` returns an array, without an envelope. */
export const parseMenu = (body: unknown): MenuItem[] =>
  v.parse(v.nullish(v.array(Item), []), body).map(toMenuItem);

function toMenuItem({ id, title, type, path, externalPath, items }: RawItem): MenuItem {
  // In the plugin's tree, the URL of an external item is in `path`; other formats use `externalPath`.
  const url = type === 'EXTERNAL' ? (externalPath ?? path) : path;
  return { id, title, url: url || null, items: (items ?? []).map(toMenuItem) };
}
