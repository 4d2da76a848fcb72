import type { TableChange } from './compare';
import type { RowChanges } from './compare-rows';

export type Report = {
  /** One sentence for each difference. */
  changes: string[];
  /** One sentence for each difference that would lose data. */
  losses: string[];
};

/** Strapi's records of its schema, migrations and admin layouts, which differ after every upgrade. */
const bookkeeping = new Set([
  'strapi_core_store_settings',
  'strapi_database_schema',
  'strapi_migrations',
  'strapi_migrations_internal',
]);
/** Tables that each start fills from the version, the settings or the content. Rows missing from them are not lost data. */
const derived = new Set([
  'admin_permissions',
  'admin_permissions_role_lnk',
  'up_permissions',
  'up_permissions_role_lnk',
  'fieldshop_claims',
  'fieldshop_dirty_entries',
  'fieldshop_search_documents',
  // The name of the dirty entries in earlier versions.
  'fieldshop_search_marks',
  'fieldshop_search_state',
]);

export function describe(differences: TableChange[]): Report {
  const report: Report = { changes: [], losses: [] };
  for (const change of differences) {
    if (bookkeeping.has(change.table)) continue;
    const { changes, losses } = describeTable(change);
    report.changes.push(...changes);
    if (derived.has(change.table)) report.changes.push(...losses);
    else report.losses.push(...losses);
  }
  return report;
}

function describeTable(change: TableChange): Report {
  const { table } = change;
  if (change.kind === 'new table')
    return { changes: [`The table ${table} would be added with ${counted(change.rows)}.`], losses: [] };
  if (change.kind === 'renamed table') {
    const { changes, losses } = describeChanges(table, [], change.rows);
    return {
      changes: [`The table ${table} would be renamed to ${change.renamedTo}.`, ...changes],
      losses,
    };
  }
  if (change.kind === 'changed table') return describeChanges(table, change.added, change.rows);
  const sentence = `The table ${table} with ${counted(change.rows)} would be removed.`;
  return change.rows > 0 ? { changes: [], losses: [sentence] } : { changes: [sentence], losses: [] };
}

function describeChanges(table: string, added: string[], rows: RowChanges): Report {
  const renamed = new Set([...rows.dropped.values()].map(({ renamedTo }) => renamedTo));
  const report: Report = { changes: [], losses: [] };
  for (const name of added)
    if (!renamed.has(name)) report.changes.push(`The table ${table} would get the column ${name}.`);
  for (const [name, { values, renamedTo }] of rows.dropped)
    if (renamedTo !== undefined)
      report.changes.push(`The column ${name} of the table ${table} would be renamed to ${renamedTo}.`);
    else if (values === 0)
      report.changes.push(`The empty column ${name} of the table ${table} would be removed.`);
    else
      report.losses.push(
        `The column ${name} of the table ${table} would be removed, with data in ${counted(values)}.`,
      );
  if (rows.added > 0) report.changes.push(`The table ${table} would get ${counted(rows.added)} more.`);
  if (rows.removed > 0)
    report.losses.push(`The table ${table} would lose ${rows.removed} of ${counted(rows.before)}.`);
  describeValues(report, table, rows);
  return report;
}

function describeValues({ changes, losses }: Report, table: string, { columns }: RowChanges): void {
  for (const [name, { changed, emptied }] of columns) {
    const [column, other] = [`The column ${name} of the table ${table}`, changed - emptied];
    if (other > 0) changes.push(`${column} would change in ${counted(other)}.`);
    if (emptied > 0) losses.push(`${column} would become empty in ${counted(emptied)}.`);
  }
}

const counted = (rows: number) => (rows === 1 ? '1 row' : `${rows} rows`);
