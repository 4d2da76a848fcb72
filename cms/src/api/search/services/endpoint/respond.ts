import type { OpenIndex } from '../embedded-index';
import { badRequest, noIndex, notAllowed, SearchFailure } from './failure';
import { readAddressParameters, readParameters } from './parameters';
import { search } from './search';

export type Asked = {
  method: string;
  /** Path of the URL, for example /indexes/site/search. */
  path: string;
  query: Record<string, unknown>;
  body: unknown;
  hasKey: boolean;
};
export type Indexes = Map<string, Pick<OpenIndex, 'engine' | 'index'>>;

const mostQueries = 20;

/** Responds like Meilisearch to a client with a search key. @throws SearchFailure */
export function respond(asked: Asked, indexes: Indexes): object {
  const { method, path, query, body } = asked;
  const isRead = method === 'GET' || method === 'HEAD';
  const [area = '', uid = '', part, item] = path.split('/').filter(Boolean).map(decoded);
  if (method === 'POST' && path === '/multi-search') return searchMany(body, indexes);
  if (area === 'indexes' && part === 'search' && item === undefined) {
    const index = indexNamed(uid, indexes);
    if (method === 'POST') return search(index, readParameters(body ?? {}));
    if (isRead) return search(index, readAddressParameters(query));
  }
  if (!isRead) throw notAllowed(asked.hasKey);
  if (area === 'indexes')
    return uid === '' ? indexList(indexes) : ofIndex({ uid, part, item, query }, indexes);
  if (area === 'tasks') return ofTasks(uid, query);
  const one = single[area];
  if (!one || uid !== '') throw new SearchFailure(404, 'not_found', 'Not found.');
  return one();
}

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part);
  } catch {
    throw badRequest('The URL is not valid.');
  }
};

const single: Record<string, () => object> = {
  health: () => ({ status: 'available' }),
  version: () => ({ commitSha: 'embedded', commitDate: 'embedded', pkgVersion: '1.0.0' }),
  keys: () => {
    throw new SearchFailure(
      401,
      'missing_master_key',
      'Meilisearch is running without a master key. To access this API endpoint, you must have set a master key at launch.',
    );
  },
};

function indexNamed(uid: string, indexes: Indexes) {
  if (!/^[\w-]{1,400}$/.test(uid))
    throw new SearchFailure(
      400,
      'invalid_index_uid',
      `\`${uid}\` is not a valid index uid. Index uid can be an integer or a string containing only alphanumeric characters, hyphens (-) and underscores (_).`,
    );
  const index = indexes.get(uid);
  if (!index) throw noIndex(uid);
  return index;
}

function searchMany(body: unknown, indexes: Indexes): object {
  if (typeof body !== 'object' || body === null || !('queries' in body) || !Array.isArray(body.queries))
    throw badRequest('Missing field `queries`');
  if ('federation' in body && body.federation)
    throw badRequest('Unknown field `federation`: expected one of `queries`');
  if (body.queries.length > mostQueries) throw badRequest(`More than ${mostQueries} queries.`);
  const results = body.queries.map((query: unknown, place: number) => {
    try {
      if (typeof query !== 'object' || query === null || !('indexUid' in query))
        throw badRequest('Missing field `indexUid`');
      const { indexUid, ...parameters } = query;
      return { indexUid, ...search(indexNamed(String(indexUid), indexes), readParameters(parameters)) };
    } catch (error) {
      if (!(error instanceof SearchFailure)) throw error;
      const { status, code } = error;
      throw new SearchFailure(status, code, `Inside \`.queries[${place}]\`: ${error.message}`);
    }
  });
  return { results };
}

const described = (uid: string) => ({ uid, primaryKey: 'id', createdAt: longAgo, updatedAt: longAgo });
const longAgo = new Date(0).toISOString();

function indexList(indexes: Indexes): object {
  const results = [...indexes.keys()].map(described);
  return { results, offset: 0, limit: 20, total: results.length };
}

type OfIndex = {
  uid: string;
  part: string | undefined;
  item: string | undefined;
  query: Record<string, unknown>;
};

function ofIndex({ uid, part, item, query }: OfIndex, indexes: Indexes): object {
  const { engine, index } = indexNamed(uid, indexes);
  if (part === undefined) return described(uid);
  if (part === 'stats') return { numberOfDocuments: index.size, isIndexing: false, fieldDistribution: {} };
  if (part === 'settings')
    return { filterableAttributes: engine.filterable, sortableAttributes: engine.sortable };
  if (part !== 'documents') throw new SearchFailure(404, 'not_found', 'Not found.');
  if (item === undefined) return documentPage(index, query);
  const document = index.get(item);
  if (document) return document;
  throw new SearchFailure(404, 'document_not_found', `Document \`${item}\` not found.`);
}

function documentPage(index: OpenIndex['index'], query: Record<string, unknown>): object {
  const { offset = 0, limit = 20 } = readAddressParameters({
    offset: query.offset ?? '0',
    limit: query.limit ?? '20',
  });
  const ids = index.ids().slice(offset, offset + Math.min(limit, 1000));
  return { results: ids.map((id) => index.get(id)), offset, limit, total: index.size };
}

// Visitors cannot start tasks, so they cannot query them either.
function ofTasks(uid: string, query: Record<string, unknown>): object {
  if (uid === '') return { results: [], total: 0, limit: Number(query.limit ?? 20), from: null, next: null };
  if (!/^\d+$/.test(uid))
    throw new SearchFailure(
      400,
      'invalid_task_uids',
      `Task uid \`${uid}\` is invalid. It should only contain numeric characters.`,
    );
  throw new SearchFailure(404, 'task_not_found', `Task \`${uid}\` not found.`);
}
