import type { Core } from '@strapi/strapi';
import { createResponseCache, responseCache } from '../../../platform/cache/response-cache';
import { siteLanguages } from '../../../platform/messages/language';
import { siteBuild } from '../../../platform/site-build/site-build';
import type { SearchEngine, SearchIndex } from '../../../platform/site-build/site-entry';
import { afterVersion, changesAfter, currentVersion, type Position } from './stored-documents';

/** `version` is that of the last change that the index includes. */
export type OpenIndex = { engine: SearchEngine; index: SearchIndex; version: number };

const batchSize = 1000;
const recheckMilliseconds = 500;
const cacheBytes = 8 * 1024 * 1024;

/** Caches search responses until searchable content changes. */
export const searchResponseCache = createResponseCache(cacheBytes);

let open: OpenIndex | undefined;
let position: Position = afterVersion(0);
let checkedAt = 0;
let catchingUp: Promise<void> | undefined;

/** The index of this process, with the changes of all processes. Undefined until the site is built. */
export async function embeddedIndex(strapi: Core.Strapi): Promise<OpenIndex | undefined> {
  const engine = await currentEngine();
  if (engine && (open?.engine !== engine || Date.now() - checkedAt > recheckMilliseconds))
    await catchUp(strapi, engine);
  return open;
}

/** Resolves once this process can search. While the database is unreachable, the index in memory is enough. */
export async function loadIndex(strapi: Core.Strapi): Promise<void> {
  if (!open) await embeddedIndex(strapi);
}

/** Called when this process has stored changes, so that the next response includes them. */
export async function searchIndexChanged(strapi: Core.Strapi): Promise<void> {
  const engine = await currentEngine();
  if (engine) await catchUp(strapi, engine);
}

let engineForTests: SearchEngine | undefined;

export function useEngine(engine: SearchEngine | undefined): void {
  engineForTests = engine;
}

export async function currentEngine(): Promise<SearchEngine | undefined> {
  // One index for all languages: the engine is the same in each build.
  return engineForTests ?? (await siteBuild(siteLanguages()[0]))?.searchEngine;
}

async function catchUp(strapi: Core.Strapi, engine: SearchEngine): Promise<void> {
  catchingUp ??= applyChanges(strapi, engine).finally(() => {
    catchingUp = undefined;
  });
  await catchingUp;
}

async function applyChanges(strapi: Core.Strapi, engine: SearchEngine): Promise<void> {
  if (open?.engine !== engine) {
    open = { engine, index: engine.createIndex([]), version: 0 };
    position = afterVersion(0);
    searchResponseCache.drop();
  }
  checkedAt = Date.now();
  if ((await currentVersion(strapi)) === position.version) return;
  for (;;) {
    const changes = await changesAfter(strapi, position, batchSize);
    const last = changes.at(-1);
    if (!last) break;
    open.index.discard(changes.flatMap(({ id, document }) => (document ? [] : [id])));
    open.index.add(changes.flatMap(({ document }) => document ?? []));
    position = { version: last.version, id: last.id };
    searchResponseCache.drop();
    // Search pages may have been rendered since the content changed.
    responseCache.drop();
  }
  position = afterVersion(position.version);
  open.version = position.version;
}
