import { aBackend } from './backend';

/** Every column with a row that contains the text. `npm run prove -- secrets` searches the built files too. */
export async function columnsWith(text: string | RegExp): Promise<string[]> {
  const { connection } = (await aBackend()).strapi.db;
  const tables: { name: string }[] = await connection('sqlite_master')
    .where({ type: 'table' })
    .select('name');
  const isMatch = (value: unknown) =>
    typeof value === 'string' && (typeof text === 'string' ? value.includes(text) : text.test(value));
  const columns = new Set<string>();
  for (const { name } of tables)
    for (const row of await connection(name))
      for (const [column, value] of Object.entries(row)) if (isMatch(value)) columns.add(`${name}.${column}`);
  return [...columns].toSorted();
}
