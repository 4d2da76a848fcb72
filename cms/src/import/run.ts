import * as v from 'valibot';
import { lockDatabase } from '../server/database-lock';
import { createBackend } from '../server/boot';
import { checkFiles } from '../server/check-start';
import { runTask } from '../server/run-task';
import { startAlone } from '../server/start-lock';
import { exportCatalogue } from './export-catalogue';
import { importCatalogue, type Report } from './import-catalogue';
import { exportPrices } from './export-prices';
import { importPrices } from './import-prices';
import { isPriceTable } from './price-row';
import { encodings } from './file-text';
import { ImportProblem } from './import-problem';
import { readTable, writeTable } from './table-file';

const Task = v.variant('task', [
  v.object({
    task: v.literal('import'),
    file: v.string(),
    map: v.optional(v.string()),
    files: v.string(),
    encoding: v.optional(v.picklist(encodings)),
    dryRun: v.boolean(),
    report: v.optional(v.string()),
  }),
  v.object({ task: v.literal('export'), file: v.string(), prices: v.optional(v.boolean(), false) }),
]);
type Task = v.InferOutput<typeof Task>;

/** Started by `scripts/commands/{import,export}.mjs`: runs the task in a backend without a server, then exits. */
export function run(json: string): Promise<never> {
  return runTask(() => work(v.parse(Task, JSON.parse(json))), [ImportProblem]);
}

async function work(task: Task): Promise<object> {
  checkFiles();
  const strapi = createBackend();
  lockDatabase('command');
  await startAlone(() => strapi.load());
  try {
    if (task.task === 'export')
      return { exported: await (task.prices ? exportPrices : exportCatalogue)(strapi, task.file) };
    return await runImport(strapi, task);
  } finally {
    await strapi.destroy();
  }
}

async function runImport(strapi: Parameters<typeof importCatalogue>[0], task: Task & { task: 'import' }) {
  const progress = (done: number, total: number) => process.send?.({ type: 'progress', done, total });
  const table = await readTable(task.file, task.encoding);
  const report = isPriceTable(table.rows)
    ? {
        ...(await importPrices(strapi, table.rows, { dryRun: task.dryRun, progress })),
        encoding: table.encoding,
      }
    : await importCatalogue(strapi, task, progress);
  if (task.report) await writeReport(task.report, report);
  const outcomes = report.rows.map(({ outcome }) => outcome);
  const countOf = (kind: string) => outcomes.filter((outcome) => outcome === kind).length;
  return {
    created: countOf('created'),
    updated: countOf('updated'),
    unchanged: countOf('unchanged'),
    faults: report.faults,
    unknownColumns: report.unknownColumns,
    encoding: report.encoding,
  };
}

/** One row per line of the file, and one per error. */
function writeReport(file: string, { rows, faults }: Report): Promise<void> {
  const lines = [
    ...rows.map(({ number, partNumber, outcome }) => ({
      number,
      partNumber,
      outcome,
      column: '',
      message: '',
    })),
    ...faults.map((fault) => ({ ...fault, outcome: 'rejected' })),
  ].toSorted((a, b) => a.number - b.number);
  return writeTable(
    file,
    ['line', 'partNumber', 'outcome', 'column', 'message'],
    lines.map(({ number, ...line }) => ({ line: String(number), ...line })),
  );
}
