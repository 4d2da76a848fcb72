import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { columnOf, Mapping, type Column } from './columns';
import { filesOfRow, type RowFiles } from './import-files';
import { readRow, type Fault, type ProductRow } from './product-row';
import { readTable, type TableRow } from './table-file';

export type Job = { row: ProductRow; files: RowFiles; key: string; fingerprint: string };
export type Plan = {
  jobs: Job[];
  faults: Fault[];
  /** Headings that nobody knows: what stands below them is not taken. */
  unknownColumns: string[];
};

/** Two spellings of a part number are one product. */
export const partKey = (partNumber: string) => partNumber.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Reads the whole file before anything is changed. Lines with a fault are in `faults` and not in `jobs`. */
export async function planImport(source: {
  file: string;
  map?: string | undefined;
  files: string;
}): Promise<Plan> {
  const table = await readTable(source.file);
  const mapping = source.map
    ? v.parse(Mapping, parse(readFileSync(source.map, 'utf8')))
    : v.parse(Mapping, {});
  const { columns, unknownColumns } = columnsOf(table, mapping);
  const plan: Plan = { jobs: [], faults: [], unknownColumns };
  const lines = new Map<string, number>();
  for (const line of table) {
    const { row, faults } = readRow(line, columns, mapping);
    const { files, faults: missing } = filesOfRow(row, source.files);
    const key = partKey(row.partNumber);
    const twin = lines.get(key);
    const all = [...faults, ...missing, ...(twin === undefined ? [] : [twinOf(row, twin)])];
    if (key !== '' && twin === undefined) lines.set(key, row.number);
    if (all.length > 0) plan.faults.push(...all);
    else plan.jobs.push({ row, files, key, fingerprint: fingerprintOf(row, files) });
  }
  return plan;
}

function columnsOf(table: TableRow[], mapping: Mapping) {
  const columns = new Map<string, Column>();
  const unknownColumns: string[] = [];
  for (const heading of new Set(table.flatMap(({ cells }) => Object.keys(cells)))) {
    const column = columnOf(heading, mapping);
    if (column === undefined) unknownColumns.push(heading);
    else if (column !== 'ignore') columns.set(heading, column);
  }
  return { columns, unknownColumns };
}

const twinOf = ({ number, partNumber }: ProductRow, line: number): Fault => ({
  number,
  partNumber,
  column: 'partNumber',
  message: `The same part number stands in line ${line}`,
});

/** Changes when the line or one of its files does. */
function fingerprintOf({ number: _place, ...row }: ProductRow, files: RowFiles): string {
  const marks = Object.values(files)
    .flat()
    .map((file) => [file, statSync(file).size, statSync(file).mtimeMs]);
  return createHash('sha256')
    .update(JSON.stringify([row, marks]))
    .digest('hex');
}
