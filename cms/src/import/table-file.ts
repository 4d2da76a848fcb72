import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse, type Options } from 'csv-parse';
import { stringify } from 'csv-stringify';
import { readSheet } from 'read-excel-file/node';
import * as v from 'valibot';
import writeXlsxFile from 'write-excel-file/node';

/** One line of a catalogue: its number as the program that wrote the file shows it, and its cells by their heading. */
export type TableRow = { number: number; cells: Record<string, string> };

const parseCsv: (text: string, options: Options) => Promise<unknown> = promisify(parse);
const writeCsv: (rows: string[][]) => Promise<string> = promisify(stringify);
const Lines = v.array(v.array(v.string()));
const Objects = v.array(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])));

/**
 * The first sheet of an XLSX file, a CSV file (comma, semicolon or tab; UTF-8) or a JSON list of flat objects.
 *
 * @throws an error with plain words when the file is none of these
 */
export async function readTable(file: string): Promise<TableRow[]> {
  const kind = path.extname(file).toLowerCase();
  if (kind === '.json') return fromObjects(readFileSync(file, 'utf8'));
  if (kind === '.csv' || kind === '.tsv' || kind === '.txt') return fromLines(await csvLines(file));
  if (kind !== '.xlsx') throw new Error(`${path.basename(file)} is not a CSV, XLSX or JSON file.`);
  const sheet = await readSheet(file);
  return fromLines(sheet.map((cells) => cells.map(textOf)));
}

export async function writeTable(file: string, headings: string[], rows: TableRow['cells'][]): Promise<void> {
  const kind = path.extname(file).toLowerCase();
  const lines = [headings, ...rows.map((cells) => headings.map((heading) => cells[heading] ?? ''))];
  if (kind === '.json') writeFileSync(file, `${JSON.stringify(rows, null, 2)}\n`);
  else if (kind === '.csv') writeFileSync(file, await writeCsv(lines));
  else if (kind === '.xlsx')
    await writeXlsxFile(lines.map((line) => line.map((value) => ({ value })))).toFile(file);
  else throw new Error(`${path.basename(file)} must end with .csv, .xlsx or .json.`);
}

async function csvLines(file: string): Promise<string[][]> {
  const text = readFileSync(file, 'utf8');
  const [heading = ''] = text.split(/\r?\n/, 1);
  const delimiter = [';', '\t'].find((mark) => heading.split(mark).length > heading.split(',').length) ?? ',';
  const options = { bom: true, delimiter, relax_column_count: true, skip_empty_lines: false, trim: true };
  return v.parse(Lines, await parseCsv(text, options));
}

function fromLines([headings = [], ...lines]: string[][]): TableRow[] {
  return lines
    .map((line, index) => ({
      number: index + 2,
      cells: Object.fromEntries(headings.map((heading, column) => [heading.trim(), line[column] ?? ''])),
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
}

function fromObjects(text: string): TableRow[] {
  const list = v.safeParse(Objects, JSON.parse(text));
  if (!list.success)
    throw new Error('The JSON file must be a list of objects whose values are texts or numbers.');
  return list.output.map((object, index) => ({
    number: index + 1,
    cells: Object.fromEntries(Object.entries(object).map(([key, value]) => [key, textOf(value)])),
  }));
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();
}
