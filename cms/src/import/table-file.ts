import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { stringify } from 'csv-stringify';
import { readSheet } from 'read-excel-file/node';
import * as v from 'valibot';
import writeXlsxFile from 'write-excel-file/node';
import { csvLines, InvalidCsv } from '../platform/content/csv-lines';
import { asCell, textOfCell } from '../platform/content/formula-cells';
import { kindOfFile, textOfFile, type Encoding } from './file-text';
import { ImportProblem } from './import-problem';

/** One line of a catalogue: its line number as shown in the spreadsheet, and its cells by heading. */
export type TableRow = {
  number: number;
  cells: Record<string, string>;
  /** The reason why the line cannot be read. */
  problem?: string;
};
export type Table = { rows: TableRow[]; encoding?: Encoding };

const writeCsv: (rows: string[][]) => Promise<string> = promisify(stringify);
const Objects = v.array(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])));

/**
 * The first sheet of an XLSX file, a CSV file (comma, semicolon or tab) or a JSON list of flat objects.
 *
 * @param given the encoding, to skip the detection
 * @throws ImportProblem for other files
 */
export async function readTable(file: string, given?: Encoding): Promise<Table> {
  const kind = path.extname(file).toLowerCase();
  if (kind === '.xlsx') return { rows: fromLines(await sheetLines(file)) };
  if (!['.json', '.csv', '.tsv', '.txt'].includes(kind))
    throw new ImportProblem(`${path.basename(file)} is not a CSV, XLSX or JSON file.`);
  const { text, encoding } = textOfFile(file, given);
  const rows = kind === '.json' ? fromObjects(text, file) : fromLines(await linesOfCsv(text, file));
  return { rows, encoding };
}

export async function writeTable(file: string, headings: string[], rows: TableRow['cells'][]): Promise<void> {
  const kind = path.extname(file).toLowerCase();
  const lines = [headings, ...rows.map((cells) => headings.map((heading) => cells[heading] ?? ''))].map(
    (line) => line.map(asCell),
  );
  if (kind === '.json') writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`);
  // Excel needs a BOM to detect UTF-8.
  else if (kind === '.csv') writeFileSync(file, `\uFEFF${await writeCsv(lines)}`);
  else if (kind === '.xlsx')
    await writeXlsxFile(lines.map((line) => line.map((value) => ({ value })))).toFile(file);
  else throw new ImportProblem(`${path.basename(file)} must end with .csv, .xlsx or .json.`);
}

async function sheetLines(file: string): Promise<string[][]> {
  const name = path.basename(file);
  const bytes = readFileSync(file);
  if (bytes.length === 0) throw new ImportProblem(`${name} is empty.`);
  const kind = kindOfFile(bytes);
  if (kind !== 'a ZIP or XLSX file') throw new ImportProblem(`${name} is ${kind ?? 'not an XLSX file'}.`);
  try {
    return (await readSheet(file)).map((cells) => cells.map(textOf));
  } catch (error) {
    throw new ImportProblem(`${name} is not an XLSX file, or it is damaged.`, { cause: error });
  }
}

async function linesOfCsv(text: string, file: string): Promise<string[][]> {
  try {
    return await csvLines(text);
  } catch (error) {
    if (!(error instanceof InvalidCsv)) throw error;
    throw new ImportProblem(`${path.basename(file)} ${error.message}`);
  }
}

function fromLines([headings = [], ...lines]: string[][]): TableRow[] {
  const names = headings.map((heading) => textOfCell(heading.trim()));
  const duplicate = names.find((name, column) => name !== '' && names.indexOf(name) !== column);
  if (duplicate !== undefined)
    throw new ImportProblem(`Two columns have the heading “${duplicate}”. Remove one of them.`);
  return lines
    .map((line, index) => lineOf(index + 2, names, line))
    .filter(({ cells, problem }) => problem || Object.values(cells).some((cell) => cell !== ''));
}

function lineOf(number: number, names: string[], line: string[]): TableRow {
  const named = names.flatMap((name, column): [string, string][] =>
    name === '' ? [] : [[name, textOfCell(line[column] ?? '')]],
  );
  const extra = line.findIndex((cell, column) => cell !== '' && (names[column] ?? '') === '');
  return {
    number,
    cells: Object.fromEntries(named),
    ...(extra < 0 ? {} : { problem: `Cell ${extra + 1} has no column heading` }),
  };
}

function fromObjects(text: string, file: string): TableRow[] {
  const list = v.safeParse(Objects, jsonOf(text, file));
  if (!list.success)
    throw new ImportProblem('The JSON file must be an array of objects whose values are strings or numbers.');
  return list.output.map((object, index) => ({
    number: index + 1,
    cells: Object.fromEntries(Object.entries(object).map(([key, value]) => [key, textOf(value)])),
  }));
}

function jsonOf(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImportProblem(`${path.basename(file)} is not valid JSON: ${reason}.`);
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();
}
