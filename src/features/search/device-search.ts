import {
  parseDeviceAnswer,
  parseDeviceReply,
  parseSearchResponse,
  parseSuggestedWords,
  type DeviceCommand,
  type SearchResponse,
  type SearchRequest,
} from '#src/contract/search.ts';

interface Waiting {
  resolve: (body: unknown) => void;
  reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let isSearching = false;
let lastId = 0;

interface DeviceAnswer {
  answer: SearchResponse;
  asOf: number;
}

/** What the device itself finds; null where nothing is saved to search in. */
export async function searchOnDevice(request: SearchRequest): Promise<DeviceAnswer | null> {
  isSearching = true;
  const found = parseDeviceAnswer(await ask({ type: 'search', request }));
  return found && { answer: parseSearchResponse(found.answer), asOf: found.asOf };
}

/** Spellings of the catalogue's own words; null where nothing is saved. */
export const suggestOnDevice = async (words: string): Promise<string[] | null> =>
  parseSuggestedWords(await ask({ type: 'suggest', words }));

/**
 * Saves what is new of all that can be searched, for later without a connection.
 *
 * @throws when it could not be had or kept
 */
export async function saveSearchCatalogue(): Promise<void> {
  await ask({ type: 'update' });
  // Nobody searches yet: what was read and fetched need not stay in memory.
  if (isSearching || waiting.size > 0) return;
  worker?.terminate();
  worker = undefined;
}

type Asked = DeviceCommand extends infer Command
  ? Command extends { id: number }
    ? Omit<Command, 'id'>
    : never
  : never;

function ask(command: Asked): Promise<unknown> {
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker ??= start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has none.
    worker.postMessage({ ...command, id });
  });
}

function start(): Worker {
  const started = new Worker(new URL('./device-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }) => {
    const { id, body, failure } = parseDeviceReply(data);
    const asked = waiting.get(id);
    waiting.delete(id);
    if (failure === undefined) asked?.resolve(body);
    else asked?.reject(new Error(failure));
  });
  started.addEventListener('error', () => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error('The search on the device could not start'));
    waiting.clear();
  });
  return started;
}
