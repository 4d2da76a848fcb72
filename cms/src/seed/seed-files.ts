import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as v from 'valibot';

export type Fields = Record<string, unknown>;
export type SeedMedia = v.InferOutput<typeof mediaList>[number];
export type MenuItem = { title: string; path?: string; external?: string; items?: MenuItem[] };

const fields = v.record(v.string(), v.unknown());
const entryList = v.array(v.looseObject({ url: v.string() }));
const mediaList = v.array(
  v.object({
    file: v.string(),
    folder: v.string(),
    alternativeText: v.optional(v.string()),
    caption: v.optional(v.string()),
  }),
);
const menuItem: v.GenericSchema<MenuItem> = v.strictObject({
  title: v.string(),
  path: v.optional(v.string()),
  external: v.optional(v.string()),
  items: v.optional(v.array(v.lazy(() => menuItem))),
});

const pairs = v.record(v.string(), v.string());

/** A fingerprint of all seed files, fast enough for every start: pictures by size and date, texts by content. */
export function seedFingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(folder)) {
    const full = path.join(folder, file);
    hash.update(`${file}\0`);
    if (/\.(ya?ml|md)$/.test(file)) hash.update(readFileSync(full));
    else hash.update(`${statSync(full).size} ${statSync(full).mtimeMs}`);
  }
  return hash.digest('hex');
}

export function readMediaList(folder: string): SeedMedia[] {
  const lists = listFolder(folder).filter((name) => /^media.*\.yaml$/.test(name));
  return lists.flatMap((name) => readYaml(path.join(folder, name), mediaList));
}

/** From a list `<name>.yaml`, from a folder `<name>/` with one file for each entry, or both. */
export function readEntries(folder: string, name: string): (Fields & { url: string })[] {
  const single = listFolder(folder).includes(`${name}.yaml`)
    ? readYaml(path.join(folder, `${name}.yaml`), entryList)
    : [];
  const files = listFolder(path.join(folder, name)).filter((file) => file.endsWith('.yaml'));
  const several = files.map((file) => {
    const entry = readYaml(path.join(folder, name, file), fields);
    return { ...entry, url: typeof entry.url === 'string' ? entry.url : path.basename(file, '.yaml') };
  });
  return [...single, ...several];
}

export function readSingles(folder: string): { name: string; data: Fields }[] {
  const singles = path.join(folder, 'singles');
  const files = listFolder(singles).filter((file) => file.endsWith('.yaml'));
  return files.map((file) => ({
    name: path.basename(file, '.yaml'),
    data: readYaml(path.join(singles, file), fields),
  }));
}

export function readMenu(folder: string): MenuItem[] {
  if (!listFolder(folder).includes('navigation.yaml')) return [];
  return readYaml(path.join(folder, 'navigation.yaml'), v.array(menuItem));
}

/** What the English texts of the content are in another language. */
export function translationPairs(folder: string, language: string): [string, string][] {
  const translations = path.join(folder, 'translations', language);
  const files = listFolder(translations).filter((file) => file.endsWith('.yaml'));
  return files.flatMap((file) => Object.entries(readYaml(path.join(translations, file), pairs)));
}

export function readYaml<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> {
  const result = v.safeParse(schema, parse(readFileSync(file, 'utf8')));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${path.basename(file)}: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

export function listFolder(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
