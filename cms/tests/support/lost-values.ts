import { columns, tables } from './earlier-schema';
import { type Row, rowsOf } from './sqlite';

// Each start writes these: permissions of our roles, and what Strapi stores about the schema and the admin.
const rewritten = new Set([
  'admin_permissions',
  'admin_permissions_role_lnk',
  'sqlite_sequence',
  'strapi_core_store_settings',
  'strapi_database_schema',
]);
const rewrittenColumns: Record<string, string> = { admin_roles: 'updated_at' };
const newTables = Object.fromEntries(Object.entries(tables).map(([name, earlier]) => [earlier, name]));

/** The values of a database of the first version that are missing in an upgraded one, under their new names. */
export function lostValues(before: string, after: string): string[] {
  const names = rowsOf(before, "select name from sqlite_master where type = 'table'").map(({ name }) =>
    String(name),
  );
  return names
    .filter((name) => !rewritten.has(name))
    .flatMap((name) => {
      const rows = rowsOf(before, `select * from "${name}"`);
      const upgraded = rows.length > 0 ? rowsOf(after, `select * from "${newTables[name] ?? name}"`) : [];
      return rows.flatMap((row) => lostOf(name, row, upgraded));
    });
}

function lostOf(table: string, row: Row, after: Row[]): string[] {
  const same = after.find(({ id }) => id === row.id);
  if (!same) return [`${table} ${row.id}`];
  const renamed = Object.fromEntries(
    Object.entries(columns[table] ?? {}).map(([name, earlier]) => [earlier, name]),
  );
  return Object.entries(row)
    .filter(([name, value]) => same[renamed[name] ?? name] !== value && name !== rewrittenColumns[table])
    .map(([name]) => `${table} ${row.id} ${name}`);
}
