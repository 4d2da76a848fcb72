import * as v from 'valibot';
import { lockDatabase } from '../server/database-lock';
import { createBackend } from '../server/boot';
import { checkFiles } from '../server/check-start';
import { startAlone } from '../server/start-lock';
import { startProblem } from '../server/start-problem';
import { EnvironmentError } from '../platform/config/environment';
import { exportCatalogue } from './export-catalogue';
import { importCatalogue, type Report } from './import-catalogue';
import { encodings } from './file-text';
import { ImportProblem } from './import-problem';
import { writeTable } from './table-file';

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
  v.object({ task: v.literal('export'), file: v.string() }),
]);
type Task = v.InferOutput<typeof Task>;

/** Started by `scripts/commands/{import,export}.mjs`: runs the task in a backend without a server, then exits. */
export async function run(json: string): Promise<void> {
  const code = await work(v.parse(Task, JSON.parse(json))).catch((error) => {
    if (error instanceof ImportProblem || error instanceof EnvironmentError)
      send('problem', { message: error.message });
    else process.stderr.write(`${startProblem(error)}\n`);
    return 1;
  });
  process.exit(code);
}

async function work(task: Task): Promise<number> {
  checkFiles();
  const strapi = createBackend();
  lockDatabase('command');
  await startAlone(() => strapi.load());
  try {
    if (task.task === 'export') send('result', { exported: await exportCatalogue(strapi, task.file) });
    else send('result', await runImport(strapi, task));
    return 0;
  } finally {
    await strapi.destroy();
  }
}

async function runImport(strapi: Parameters<typeof importCatalogue>[0], task: Task & { task: 'import' }) {
  const progress = (done: number, total: number) => process.send?.({ type: 'progress', done, total });
  const report = await importCatalogue(strapi, task, progress);
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

const send = (type: 'result' | 'problem', result: object) => process.send?.({ type, result });
