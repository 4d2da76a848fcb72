import * as v from 'valibot';

export interface MenuItem {
  id: number;
  title: string;
  /** A path on this site, or a full address; null for a heading without a page. */
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

/** `/api/navigation/render/{id}?type=TREE` answers a bare array. */
export const parseMenu = (body: unknown): MenuItem[] =>
  v.parse(v.nullish(v.array(Item), []), body).map(toMenuItem);

function toMenuItem({ id, title, type, path, externalPath, items }: RawItem): MenuItem {
  // The plugin's tree has the address of an external item in `path`; its other renderings in `externalPath`.
  const url = type === 'EXTERNAL' ? (externalPath ?? path) : path;
  return { id, title, url: url ?? null, items: (items ?? []).map(toMenuItem) };
}
