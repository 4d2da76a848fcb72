import { promisify } from 'node:util';
import { CsvError, parse, type Options } from 'csv-parse';
import * as v from 'valibot';

const parseCsv: (text: string, options: Options) => Promise<unknown> = promisify(parse);
const Lines = v.array(v.array(v.string()));

/** The text has an unclosed or misplaced quotation mark. */
export class InvalidCsv extends Error {}

/**
 * The lines of a CSV file with comma, semicolon or tab, as trimmed cells.
 *
 * @throws InvalidCsv
 */
export async function csvLines(text: string): Promise<string[][]> {
  const [heading = ''] = text.split(/\r?\n/, 1);
  const delimiter = [';', '\t'].find((mark) => heading.split(mark).length > heading.split(',').length) ?? ',';
  const options = { bom: true, delimiter, relax_column_count: true, skip_empty_lines: false, trim: true };
  try {
    return v.parse(Lines, await parseCsv(text, options));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new InvalidCsv(`has an invalid quotation mark: ${quoteProblem(error)}`);
  }
}

function quoteProblem({ code, lines }: CsvError): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'an opening quotation mark is never closed.';
  return `check line ${String(lines)} and the lines above. Write a cell that contains a " as "1/4"" thread".`;
}
