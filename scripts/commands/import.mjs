// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { catalogueTask } from '../setup/backend-task.mjs';
import { Problem } from '../setup/problem.mjs';
import { say } from '../terminal/progress.mjs';

const FAULTS_SHOWN = 20;
const usage =
  'npm run import -- FILE [--map MAP.yaml] [--files FOLDER] [--encoding NAME] [--report REPORT.csv] [--dry-run]';
const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'];

/** @typedef {{ number: number, partNumber: string, column: string, message: string }} Fault */

/**
 * Imports a catalogue or price lists from CSV, XLSX or JSON.
 * @param {string[]} args
 */
export async function main(args) {
  const { file, values } = readArguments(args);
  const files = path.resolve(values.files ?? path.dirname(file));
  const dryRun = values['dry-run'] ?? false;
  const report = values.report && path.resolve(values.report);
  const map = values.map && existing(values.map);
  const result = await catalogueTask(dryRun ? 'Reading' : 'Importing', {
    task: 'import',
    file,
    files,
    dryRun,
    ...(map ? { map } : {}),
    ...(values.encoding ? { encoding: values.encoding } : {}),
    ...(report ? { report } : {}),
  });
  const { created, updated, unchanged, faults, unknownColumns, encoding } = result;
  const would = dryRun ? 'would be ' : '';
  say(`${created} ${would}created, ${updated} ${would}updated, ${unchanged} unchanged.`);
  if (encoding === 'windows-1252' && !values.encoding)
    say('The file was read as Windows-1252. If characters are wrong, set the encoding with --encoding.');
  if (unknownColumns.length > 0) say(`Ignored columns with unknown headings: ${unknownColumns.join(', ')}.`);
  printErrors(faults);
  if (report) say(`The result of every line is in ${report}.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/** @param {Fault[]} faults */
function printErrors(faults) {
  if (faults.length === 0) return;
  const lines = new Set(faults.map(({ number }) => number)).size;
  say(`✗ ${lines} ${lines === 1 ? 'line was' : 'lines were'} skipped:`);
  for (const { number, partNumber, column, message } of faults.slice(0, FAULTS_SHOWN))
    say(
      `  line ${number}, ${partNumber || 'no part number or item'}${column ? `, ${column}` : ''}: ${message}`,
    );
  if (faults.length > FAULTS_SHOWN)
    say(`  and ${faults.length - FAULTS_SHOWN} more. --report FILE.csv lists them all.`);
}

/** @param {string[]} args */
function readArguments(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        files: { type: 'string' },
        encoding: { type: 'string' },
        report: { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
    });
    if (positionals.length !== 1) throw new Error('Name one file.');
    if (values.encoding !== undefined && !encodings.includes(values.encoding))
      throw new Error(`--encoding must be one of ${encodings.join(', ')}.`);
    return { file: existing(positionals[0] ?? ''), values };
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(error instanceof Error ? error.message : String(error), `Usage: ${usage}`);
  }
}

/** @param {string} file */
function existing(file) {
  if (!existsSync(file)) throw new Problem(`The file ${file} does not exist.`, `Usage: ${usage}`);
  return path.resolve(file);
}
