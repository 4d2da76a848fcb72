import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Fields } from '../seed/seed-files';
import { parseRows } from '../platform/database/rows';
import { partKey } from '../api/product/services/part-numbers';
import type { Encoding } from './file-text';
import { fileStore } from './import-files';
import { storedFingerprints, storeFingerprint } from './imported-rows';
import { planImport, type Job } from './plan';
import type { Fault } from './product-row';
import { relatedEntries, storeProduct, uploaded, type Stores } from './store-product';
import { unchangedJobs } from './unchanged';

export type ImportOptions = {
  /** CSV, XLSX or JSON. */
  file: string;
  /** YAML: the meaning of the columns. */
  map?: string | undefined;
  /** The folder of images and documents. */
  files: string;
  /** The encoding of the file. Detected if not given. */
  encoding?: Encoding | undefined;
  /** Only reports what would happen. */
  dryRun: boolean;
};
type Outcome = 'created' | 'updated' | 'unchanged';
export type Report = {
  rows: { number: number; partNumber: string; outcome: Outcome }[];
  faults: Fault[];
  unknownColumns: string[];
  /** The encoding with which the file was read. */
  encoding?: Encoding | undefined;
};
type Known = Map<string, string>;
type Progress = (done: number, total: number) => void;

const products = 'api::product.product';
const batchSize = 25;

/**
 * Imports a manufacturer's catalogue. Products are identified by part number in any spelling. Each line is stored in one
 * transaction with its fingerprint, so that a crashed import can be repeated. Unchanged lines are skipped, which
 * preserves later changes by editors.
 */
export async function importCatalogue(
  strapi: Core.Strapi,
  options: ImportOptions,
  progress: Progress,
): Promise<Report> {
  const { jobs, faults, unknownColumns, encoding } = await planImport(options);
  const known = await knownProducts(strapi);
  const planned = await outcomesOf(strapi, jobs, known);
  if (!options.dryRun) {
    await storeFingerprints(strapi, planned);
    const pending = planned.filter(({ outcome }) => outcome !== 'unchanged').map(({ job }) => job);
    faults.push(...(await storeAll(strapi, pending, { known, progress })));
    faults.push(...(await linkSuccessors(strapi, pending, await knownProducts(strapi))));
  }
  const failed = new Set(faults.map(({ number }) => number));
  const rows = planned
    .filter(({ job }) => !failed.has(job.row.number))
    .map(({ job: { row }, outcome }) => ({ number: row.number, partNumber: row.partNumber, outcome }));
  return {
    rows,
    faults: faults.toSorted((a, b) => a.number - b.number),
    unknownColumns,
    encoding,
  };
}

type Planned = { job: Job; outcome: Outcome };

async function outcomesOf(strapi: Core.Strapi, jobs: Job[], known: Known): Promise<Planned[]> {
  const fingerprints = await storedFingerprints(strapi);
  const isUnchanged = ({ key, fingerprint }: Job) => fingerprints.get(key) === fingerprint;
  const toCompare = jobs.flatMap((job): [string, Job][] => {
    const documentId = known.get(job.key);
    return documentId === undefined || isUnchanged(job) ? [] : [[documentId, job]];
  });
  const same = await unchangedJobs(strapi, toCompare);
  return jobs.map((job) => {
    if (!known.has(job.key)) return { job, outcome: 'created' };
    return { job, outcome: isUnchanged(job) || same.has(job) ? 'unchanged' : 'updated' };
  });
}

/** Also stores fingerprints of unchanged lines, so that later changes by editors are preserved. */
async function storeFingerprints(strapi: Core.Strapi, planned: Planned[]): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    for (const { job, outcome } of planned) if (outcome === 'unchanged') await storeFingerprint(trx, job);
  });
}

async function storeAll(
  strapi: Core.Strapi,
  jobs: Job[],
  { known, progress }: { known: Known; progress: Progress },
): Promise<Fault[]> {
  const stores = { strapi, media: await fileStore(strapi), related: relatedEntries(strapi) };
  const faults: Fault[] = [];
  for (let first = 0; first < jobs.length; first += batchSize) {
    const batch = jobs.slice(first, first + batchSize);
    // A line that fails rolls back the whole batch. The lines are then stored one by one.
    const stored = await storeTogether(stores, batch, known).then(
      () => true,
      () => false,
    );
    if (!stored)
      for (const job of batch)
        await storeTogether(stores, [job], known).catch((error) => faults.push(faultOf(job, error)));
    progress(Math.min(first + batchSize, jobs.length), jobs.length);
  }
  return faults;
}

async function storeTogether(stores: Stores, jobs: Job[], known: Known): Promise<void> {
  const media = new Map<Job, Awaited<ReturnType<typeof uploaded>>>();
  for (const job of jobs) media.set(job, await uploaded(stores.media, job.files));
  for (const { row } of jobs) await stores.related.prepare(row);
  await stores.strapi.db.transaction(async ({ trx }) => {
    for (const job of jobs) {
      await storeProduct(stores, job.row, { known: known.get(job.key), media: media.get(job) ?? {} });
      // A line with a successor is complete once the successor is linked. After a crash before that, it is imported again.
      if (job.row.values.successor === undefined) await storeFingerprint(trx, job);
    }
  });
}

/** Runs after all lines, because a successor may come after the product it replaces. */
async function linkSuccessors(strapi: Core.Strapi, jobs: Job[], known: Known): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const job of jobs) {
    const partNumber = job.row.values.successor;
    if (partNumber === undefined) continue;
    const [documentId, successor] = [known.get(job.key), known.get(partKey(String(partNumber)))];
    const data: Fields = { successor };
    if (documentId && successor)
      await strapi.db.transaction(async ({ trx }) => {
        await strapi.documents(products).update({ documentId, data, status: 'published' });
        await storeFingerprint(trx, job);
      });
    else if (documentId)
      faults.push(faultOf(job, new Error(`Part number ${partNumber} was not found`), 'successor'));
  }
  return faults;
}

const Rejected = v.object({
  details: v.object({ errors: v.array(v.object({ path: v.array(v.union([v.string(), v.number()])) })) }),
});

const faultOf = ({ row: { number, partNumber } }: Job, error: unknown, column = ''): Fault => {
  const rejected = v.safeParse(Rejected, error);
  const [field = ''] = rejected.success ? (rejected.output.details.errors[0]?.path ?? []) : [];
  return {
    number,
    partNumber,
    column: column || String(field),
    message: error instanceof Error ? error.message : String(error),
  };
};

const Row = v.object({ documentId: v.string(), partNumber: v.string() });

async function knownProducts(strapi: Core.Strapi): Promise<Known> {
  // A draft may have no part number yet.
  const where = { partNumber: { $notNull: true } };
  const rows: unknown = await strapi.db
    .query(products)
    .findMany({ where, select: ['documentId', 'partNumber'] });
  return new Map(parseRows(Row, rows).map(({ documentId, partNumber }) => [partKey(partNumber), documentId]));
}
