// @ts-check
// Searches for every part number of ten thousand products in five spellings, at the endpoint of a backend and in the index
// a device builds from it. The product must come first, and both must return the same results.
import { get } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { startTestBackend } from '../../tests/support/backend.mjs';
import { fillCatalogue, renumberCopies } from '../measure/fill-catalogue.mjs';
import { figure } from '../proofs/figures.mjs';
import { root } from '../setup/folders.mjs';
import { openDatabase } from '../setup/open-database.mjs';
import { stopOnSignal } from '../terminal/children.mjs';
import { say, startProgress } from '../terminal/progress.mjs';

const PRODUCTS = 10_000;
const TIMED = 1000;
const COMPARED = 10;
const TRIES = 5;

/** @typedef {{ id: string, kind: string, partNumber: string }} Hit */
/** @typedef {(words: string) => { hits: Hit[] }} Search */
/** @type {[spelling: string, write: (partNumber: string) => string][]} */
const spellings = [
  ['as printed', (number) => number],
  ['in lower case', (number) => number.toLowerCase()],
  ['without dashes', (number) => number.replaceAll('-', '')],
  ['with spaces', (number) => number.replaceAll('-', ' ')],
  ['first 70 %', (number) => number.slice(0, Math.ceil(number.length * 0.7))],
];

stopOnSignal();
const progress = startProgress('Search');
const { generatedCatalogue } = await source('src/search/generated-catalogue.ts');
const catalogue = generatedCatalogue(PRODUCTS);
const backend = await startTestBackend({ environment: { SEARCHES_PER_MINUTE: '1000000' } });
fillCatalogue(backend.folder, PRODUCTS);
renumberCopies(backend.folder, (copy) => catalogue[copy].partNumber);
const startedAt = performance.now();
// The next start indexes rows that were written directly to the database.
await backend.crash();
await isIndexed();
const indexed = (performance.now() - startedAt) / 1000;

const { bytes, documents } = await deviceDocuments();
const online = await onlineSearch();
const onDevice = await deviceSearch(documents);
/** @type {string[]} */
const numbers = documents.flatMap((/** @type {Hit} */ { kind, partNumber }) =>
  kind === 'product' && partNumber !== '' ? [partNumber] : [],
);
const times = await timed();
figure('part numbers', numbers.length, { atLeast: PRODUCTS });
figure('indexed after the start', indexed, { unit: 's' });
figure('search documents for the device, compressed', bytes / 1e6, { unit: 'MB' });
figure(`response time of the endpoint, median of ${TIMED}`, at(0.5), { unit: 'ms' });
figure(`response time of the endpoint, p95 of ${TIMED}`, at(0.95), { unit: 'ms' });
for (const [spelling, write] of spellings) {
  const { first, same, examples } = await compared(spelling, write);
  figure(`${spelling}: not first`, numbers.length - first, { atMost: 0 });
  figure(`${spelling}: different online and offline`, numbers.length - same, { atMost: 0 });
  for (const example of examples) say(`  ✗ ${example}`);
}
progress.finish();
await backend.stop();

/**
 * @param {string} spelling
 * @param {(partNumber: string) => string} write
 */
async function compared(spelling, write) {
  const result = { first: 0, same: 0, examples: /** @type {string[]} */ ([]) };
  for (const [index, number] of numbers.entries()) {
    const words = write(number);
    const searching = searchedWithRetries(words);
    const { hits: device } = onDevice(words);
    // Only the server has the pages of PDFs, and ranks them last.
    const hits = (await searching).hits.filter(({ kind }) => kind !== 'pdf');
    const isFirst = begins(hits[0], words, spelling === 'first 70 %');
    const isSame = JSON.stringify(hits.slice(0, COMPARED)) === JSON.stringify(device.slice(0, COMPARED));
    result.first += Number(isFirst);
    result.same += Number(isSame);
    if (!(isFirst && isSame) && result.examples.length < 3)
      result.examples.push(`${words}: online ${list(hits)}; offline ${list(device)}`);
    if (index % 100 === 0) progress.update(`${spelling}, ${index} of ${numbers.length}`);
  }
  return result;
}

/**
 * Retries, because this checks the results and not the speed, and the site's own timeout may expire on a busy machine.
 * @param {string} words
 * @returns {Promise<{ hits: Hit[] }>}
 */
async function searchedWithRetries(words, tries = TRIES) {
  return online(words).catch((error) => {
    if (tries === 1) throw error;
    return searchedWithRetries(words, tries - 1);
  });
}

/**
 * @param {Hit | undefined} hit
 * @param {string} words
 * @param {boolean} isBeginning
 */
function begins(hit, words, isBeginning) {
  const [actual, expected] = [plain(hit?.partNumber ?? ''), plain(words)];
  return isBeginning ? actual.startsWith(expected) : actual === expected;
}

/** @param {string} text */
function plain(text) {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** @param {Hit[]} hits */
function list(hits) {
  return hits
    .slice(0, COMPARED)
    .map(({ id, partNumber }) => partNumber || id)
    .join(' ');
}

async function timed() {
  /** @type {number[]} */
  const milliseconds = [];
  for (let count = 0; count < TIMED; count += 1) {
    const [, write] = spellings[count % spellings.length] ?? ['', String];
    const words = write(numbers[(count * 7919) % numbers.length] ?? '');
    const startedAt = performance.now();
    await online(words);
    milliseconds.push(performance.now() - startedAt);
  }
  return milliseconds.toSorted((a, b) => a - b);
}

/** @param {number} share */
function at(share) {
  return times[Math.floor(share * (times.length - 1))] ?? 0;
}

/** Searches as the site does: with Meilisearch's client and the parser of the response. */
async function onlineSearch() {
  const { searchOnline } = await source('src/api/search-index.ts');
  /** @type {(words: string) => Promise<{ hits: Hit[] }>} */
  return (words) => searchOnline({ host: `${backend.origin}/api/search` }, requestOf(words));
}

/**
 * Searches as the device's worker does.
 * @param {object[]} own
 * @returns {Promise<Search>}
 */
async function deviceSearch(own) {
  const { createIndex, searchIndex } = (await source('src/search/engine.ts')).searchEngine;
  const { searchParameters } = await source('src/api/search-parameters.ts');
  const { parseSearchResponse } = await source('src/contract/search.ts');
  const index = createIndex(own);
  return (words) => parseSearchResponse(searchIndex(index, searchParameters(requestOf(words))));
}

/** @param {string} words */
function requestOf(words) {
  return { words, kind: null, page: 1 };
}

async function deviceDocuments() {
  const { parseDocumentChanges } = await source('src/contract/search.ts');
  const url = `${backend.origin}/api/search/documents`;
  const compressed = await new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => resolve(buffer(response))).once(
      'error',
      reject,
    );
  });
  const changes = parseDocumentChanges(JSON.parse(brotliDecompressSync(compressed).toString()));
  return { bytes: compressed.length, documents: changes.documents };
}

async function isIndexed() {
  const database = openDatabase(path.join(backend.folder, 'content.db'));
  const dirtyEntries = database.prepare('select owner from fieldshop_dirty_entries');
  for (let left = dirtyEntries.all().length; left > 0; left = dirtyEntries.all().length) {
    progress.update(`${left} entries to index`);
    await delay(500);
  }
  database.close();
}

/**
 * @param {string} file
 * @returns {Promise<any>}
 */
async function source(file) {
  const { module } = await runnerImport(path.join(root, file), { configFile: false, logLevel: 'error' });
  return module;
}
