import type { Core } from '@strapi/strapi';
import { createResponseCache } from '../../../platform/cache/response-cache';
import { siteBuild } from '../../../platform/site-build/site-build';
import type { SearchEngine, SearchIndex } from '../../../platform/site-build/site-entry';
import { behind, changesAfter, currentVersion, type Place } from './stored-documents';

/** `version`: the last change it includes. */
export type OpenIndex = { engine: SearchEngine; index: SearchIndex; version: number };

const changesAtOnce = 1000;
const lookAgainMilliseconds = 500;
const cacheBytes = 8 * 1024 * 1024;

/** Search responses, until searchable content changes. */
export const searchResponseCache = createResponseCache(cacheBytes);

let open: OpenIndex | undefined;
let place: Place = behind(0);
let looked = 0;
let catchingUp: Promise<void> | undefined;

/** The index of this process, up to date with all processes. Undefined until the site is built. */
export async function embeddedIndex(strapi: Core.Strapi): Promise<OpenIndex | undefined> {
  const engine = await currentEngine();
  if (engine && (open?.engine !== engine || Date.now() - looked > lookAgainMilliseconds))
    await catchUp(strapi, engine);
  return open;
}

/** Resolves once this process can search, also with what it has in memory while the database is unreachable. */
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
  return engineForTests ?? (await siteBuild())?.searchEngine;
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
    place = behind(0);
    searchResponseCache.drop();
  }
  looked = Date.now();
  if ((await currentVersion(strapi)) === place.version) return;
  for (;;) {
    const changes = await changesAfter(strapi, place, changesAtOnce);
    const last = changes.at(-1);
    if (!last) break;
    open.index.discard(changes.flatMap(({ id, document }) => (document ? [] : [id])));
    open.index.add(changes.flatMap(({ document }) => document ?? []));
    place = { version: last.version, id: last.id };
    searchResponseCache.drop();
  }
  place = behind(place.version);
  open.version = place.version;
}
