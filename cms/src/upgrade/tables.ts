import { createRequire } from 'node:module';
import { Client } from 'pg';
import * as v from 'valibot';
import { chooseSqliteDriver } from '../platform/config/sqlite-driver';
import { NumberColumn, parseRows } from '../platform/database/rows';
import type { Copy } from './copies';

export type Row = Record<string, unknown>;
export type Table = {
  columns: string[];
  /** Rows of two copies can only be compared by their ids. */ hasId: boolean;
};
export type Tables = {
  all(): Promise<Map<string, Table>>;
  count(table: string): Promise<number>;
  /** Up to 1,000 rows with ids greater than `id`, in the order of their ids. */
  page(table: string, columns: string[], id: number): Promise<Row[]>;
  close(): Promise<void>;
};

type Query = (sql: string, values: number[]) => Promise<unknown[]>;
type Database = {
  prepare(sql: string): { all(...values: number[]): unknown[] };
  close(): void;
};
type Driver = new (file: string, options: { readonly: boolean }) => Database;

const ColumnRow = v.object({ table: v.string(), column: v.string(), type: v.string() });
const CountRow = v.object({ rows: NumberColumn });
const wholeNumbers = new Set(['integer', 'bigint']);

export async function openTables(copy: Copy): Promise<Tables> {
  if ('DATABASE_FILENAME' in copy) return openSqlite(copy.DATABASE_FILENAME);
  const client = new Client({ connectionString: copy.DATABASE_URL });
  await client.connect();
  const query: Query = async (sql, values) => (await client.query(sql, values)).rows;
  return tablesOf(query, postgres, () => client.end());
}

function openSqlite(file: string): Tables {
  chooseSqliteDriver();
  const SqliteDatabase: Driver = createRequire(__filename)('better-sqlite3');
  const database = new SqliteDatabase(file, { readonly: true });
  const query: Query = (sql, values) => Promise.resolve(database.prepare(sql).all(...values));
  return tablesOf(query, sqlite, () => Promise.resolve(database.close()));
}

type Dialect = { columns: string; parameter: string; value(column: string): string };

const sqlite: Dialect = {
  columns: `select m.name as "table", c.name as "column", lower(c.type) as "type"
    from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and m.name not like 'sqlite\\_%' escape '\\'`,
  parameter: '?',
  value: quoted,
};

const postgres: Dialect = {
  columns: `select c.table_name as "table", c.column_name as "column", c.data_type as "type"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.ordinal_position`,
  parameter: '$1',
  // As text, because JavaScript would round large numbers and times.
  value: (column) => `${quoted(column)}::text as ${quoted(column)}`,
};

function tablesOf(query: Query, dialect: Dialect, close: () => Promise<void>): Tables {
  return {
    close,
    async all() {
      const tables = new Map<string, Table>();
      for (const row of parseRows(ColumnRow, await query(dialect.columns, []))) {
        const table = tables.get(row.table) ?? { columns: [], hasId: false };
        table.columns.push(row.column);
        table.hasId ||= row.column === 'id' && wholeNumbers.has(row.type);
        tables.set(row.table, table);
      }
      return tables;
    },
    async count(table) {
      const rows = await query(`select count(*) as "rows" from ${quoted(table)}`, []);
      return parseRows(CountRow, rows)[0]?.rows ?? 0;
    },
    async page(table, columns, id) {
      const values = ['id', ...columns].map(dialect.value).join(', ');
      const sql = `select ${values} from ${quoted(table)} t where t.id > ${dialect.parameter} order by t.id limit 1000`;
      return parseRows(v.record(v.string(), v.unknown()), await query(sql, [id]));
    },
  };
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
