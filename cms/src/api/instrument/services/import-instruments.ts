import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { csvLines, InvalidCsv } from '../../../platform/content/csv-lines';
import { textOfCell } from '../../../platform/content/formula-cells';
import { EntryRow, parseRow } from '../../../platform/database/rows';
import { invalid } from '../../../platform/http/http-error';
import { storedSerialNumber } from '../../../platform/content/serial-number';

const uid = 'api::instrument.instrument';
const maxLines = 5000;
const maxProblems = 10;

/** Case, spaces, underscores and hyphens in headings are ignored, so "Serial number" works too. */
export const columns = [
  'serialNumber',
  'partNumber',
  'orderNumber',
  'calibratedOn',
  'calibrationDue',
  'certificateNumber',
] as const;
type Column = (typeof columns)[number];
type Line = { number: number; cells: Partial<Record<Column, string>> };

const cell = (most: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(most, (issue) => `“${issue.input.slice(0, 20)}…” is too long.`),
    ),
  );
const date = v.optional(
  v.pipe(
    v.string(),
    v.check(isDate, ({ input }) => `Enter the date “${input}” as year-month-day, such as 2027-01-14.`),
  ),
);
const Cells = v.object({
  serialNumber: v.pipe(
    v.optional(v.string(), ''),
    v.check((entered) => storedSerialNumber(entered) !== '', 'Enter a serial number.'),
    v.maxLength(60, 'The serial number is too long.'),
    v.transform(storedSerialNumber),
  ),
  partNumber: cell(120),
  orderNumber: cell(60),
  calibratedOn: date,
  calibrationDue: date,
  certificateNumber: cell(60),
});
type Cells = v.InferOutput<typeof Cells>;

/**
 * Creates or updates an instrument for each line. Empty cells leave the stored value unchanged. If any line has a problem,
 * nothing is stored.
 *
 * @throws HttpError 400 that lists the problems with their line numbers
 */
export async function importInstruments(strapi: Core.Strapi, csv: string) {
  const rows = parsed(await linesOf(csv));
  const counts = { created: 0, updated: 0 };
  await strapi.db.transaction(async () => {
    for (const { number, cells } of rows) {
      const isNew = await store(strapi, number, cells);
      counts[isNew ? 'created' : 'updated'] += 1;
    }
  });
  return counts;
}

async function linesOf(csv: string): Promise<Line[]> {
  const [headings = [], ...lines] = await csvLines(csv).catch((error: unknown) => {
    throw error instanceof InvalidCsv ? invalid(`The file ${error.message}`) : error;
  });
  const named = headings.map(columnOf);
  const unknown = headings.filter((heading, index) => heading !== '' && named[index] === undefined);
  if (unknown.length > 0 || !named.includes('serialNumber'))
    throw invalid(
      `${unknown.length > 0 ? `Unknown column “${unknown[0]}”.` : 'The column serialNumber is missing.'} Columns: ${columns.join(', ')}.`,
    );
  if (lines.length > maxLines) throw invalid(`Import at most ${maxLines} lines at once.`);
  return lines
    .map((line, index) => ({ number: index + 2, cells: cellsOf(line, named) }))
    .filter(({ cells }) => Object.keys(cells).length > 0);
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '');
const columnOf = (heading: string): Column | undefined =>
  columns.find((column) => plain(column) === plain(heading));

function cellsOf(line: string[], named: (Column | undefined)[]): Line['cells'] {
  const cells = line.map((text, index) => [named[index], textOfCell(text)] as const);
  return Object.fromEntries(cells.filter(([column, text]) => column !== undefined && text !== ''));
}

function parsed(lines: Line[]): { number: number; cells: Cells }[] {
  const problems: string[] = [];
  const seen = new Map<string, number>();
  const rows = lines.flatMap(({ number, cells }) => {
    const result = v.safeParse(Cells, cells);
    if (!result.success) {
      problems.push(`Line ${number}: ${result.issues.map(({ message }) => message).join(' ')}`);
      return [];
    }
    const { serialNumber } = result.output;
    const first = seen.get(serialNumber);
    if (first !== undefined) problems.push(`Line ${number}: Line ${first} has the same serial number.`);
    seen.set(serialNumber, number);
    return [{ number, cells: result.output }];
  });
  if (problems.length > maxProblems)
    problems.splice(maxProblems, Infinity, `And ${problems.length - maxProblems} more.`);
  if (problems.length > 0) throw invalid(`Nothing was imported. ${problems.join(' ')}`);
  if (rows.length === 0) throw invalid('The file has no instruments below its headings.');
  return rows;
}

/** Returns whether the instrument is new. */
async function store(strapi: Core.Strapi, number: number, cells: Cells): Promise<boolean> {
  const { serialNumber, partNumber } = cells;
  const data: Record<string, unknown> = cells;
  const row: unknown = await strapi.db.query(uid).findOne({ where: { serialNumber } });
  const known = parseRow(EntryRow, row);
  if (known) await strapi.documents(uid).update({ documentId: known.documentId, data });
  else if (partNumber === undefined)
    throw invalid(`Nothing was imported. Line ${number}: Enter the part number of the new instrument.`);
  else await strapi.documents(uid).create({ data });
  return !known;
}

function isDate(entered: string): boolean {
  const date = new Date(`${entered}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === entered;
}
