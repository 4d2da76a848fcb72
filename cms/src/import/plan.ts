import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { partKey } from '../api/product/services/part-numbers';
import { sha256 } from '../platform/sha256';
import { columnOf, Mapping, specificationHeading, type Column } from './columns';
import type { Encoding } from './file-text';
import { filesOfRow, type RowFiles } from './import-files';
import { ImportProblem } from './import-problem';
import { readRow, type Fault, type ProductRow } from './product-row';
import { readTable, type TableRow } from './table-file';

export type Job = { row: ProductRow; files: RowFiles; key: string; fingerprint: string };
export type Plan = {
  jobs: Job[];
  faults: Fault[];
  /** Unknown headings. Their columns are ignored. */
  unknownColumns: string[];
  /** The encoding with which the file was read. */
  encoding?: Encoding;
};

/** Reads the whole file before anything is changed. Lines with errors are in `faults` and not in `jobs`. */
export async function planImport(source: {
  file: string;
  map?: string | undefined;
  files: string;
  encoding?: Encoding | undefined;
}): Promise<Plan> {
  const { rows: table, encoding } = await readTable(source.file, source.encoding);
  const mapping = mappingOf(source.map);
  const { columns, unknownColumns } = columnsOf(table, mapping);
  const plan: Plan = { jobs: [], faults: [], unknownColumns, ...(encoding ? { encoding } : {}) };
  const lines = new Map<string, number>();
  for (const line of table) {
    const { row, faults } = readRow(line, columns, mapping);
    const { files, faults: missing } = filesOfRow(row, source.files);
    const key = partKey(row.partNumber);
    const duplicate = lines.get(key);
    const all = [...faults, ...missing, ...(duplicate === undefined ? [] : [duplicateFault(row, duplicate)])];
    if (key !== '' && duplicate === undefined) lines.set(key, row.number);
    if (all.length > 0) plan.faults.push(...all);
    else plan.jobs.push({ row, files, key, fingerprint: fingerprintOf(row, files) });
  }
  return plan;
}

function columnsOf(table: TableRow[], mapping: Mapping) {
  const columns = new Map<string, Column>();
  const headings = new Map<string, string>();
  const unknownColumns: string[] = [];
  for (const heading of new Set(table.flatMap(({ cells }) => Object.keys(cells)))) {
    const column = columnOf(heading, mapping);
    if (column === undefined) unknownColumns.push(heading);
    else if (column !== 'ignore') columns.set(heading, column);
    if (column === undefined || column === 'ignore') continue;
    const meaning = column.kind === 'field' ? column.field : specificationHeading(column);
    const other = headings.get(meaning);
    if (other !== undefined)
      throw new ImportProblem(
        `The columns “${other}” and “${heading}” both mean ${meaning}. Remove one of them.`,
      );
    headings.set(meaning, heading);
  }
  if (table.length > 0 && !headings.has('partNumber') && mapping.defaults.partNumber === undefined)
    throw new ImportProblem('There is no part number column. Name one “partNumber”, or map one with --map.');
  return { columns, unknownColumns };
}

function mappingOf(file: string | undefined): Mapping {
  if (file === undefined) return v.parse(Mapping, {});
  try {
    return v.parse(Mapping, parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportProblem(`The mapping ${file} cannot be used: ${reason}`, { cause: error });
  }
}

const duplicateFault = ({ number, partNumber }: ProductRow, line: number): Fault => ({
  number,
  partNumber,
  column: 'partNumber',
  message: `Line ${line} has the same part number`,
});

/** A fingerprint that changes if the line or one of its files changes. */
function fingerprintOf({ number: _number, ...row }: ProductRow, files: RowFiles): string {
  const fileStates = Object.values(files)
    .flat()
    .map((file) => [file, statSync(file).size, statSync(file).mtimeMs]);
  return sha256(JSON.stringify([row, fileStates]));
}
