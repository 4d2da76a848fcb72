import {
  parseDeviceResult,
  parseDeviceReply,
  parseSearchResponse,
  parseSuggestedWords,
  type DeviceCommand,
  type SearchResponse,
  type SearchRequest,
} from '#src/contract/search.ts';
import { currentMarketCode } from '#src/cache/market-code.ts';

interface PendingRequest {
  resolve: (body: unknown) => void;
  reject: (error: Error) => void;
}

const pendingRequests = new Map<number, PendingRequest>();
let worker: Worker | undefined;
let isSearching = false;
let lastId = 0;

interface DeviceResult {
  response: SearchResponse;
  asOf: number;
}

/** Searches the catalogue on the device; null if none is saved. */
export async function searchOnDevice(request: SearchRequest): Promise<DeviceResult | null> {
  isSearching = true;
  const result = parseDeviceResult(await sendCommand({ type: 'search', request }));
  return result && { response: parseSearchResponse(result.response), asOf: result.asOf };
}

/** Suggests similar words of the catalogue; null if none is saved. */
export const suggestOnDevice = async (words: string): Promise<string[] | null> =>
  parseSuggestedWords(await sendCommand({ type: 'suggest', words }));

/**
 * Updates the search catalogue on the device, for searching offline.
 *
 * @throws if it could not be fetched or stored
 */
export async function saveSearchCatalogue(): Promise<void> {
  await sendCommand({ type: 'update' });
  // Nobody is searching yet, so the data does not need to stay in memory.
  if (isSearching || pendingRequests.size > 0) return;
  worker?.terminate();
  worker = undefined;
}

type NewCommand = DeviceCommand extends infer Command
  ? Command extends { id: number }
    ? Omit<Command, 'id' | 'market'>
    : never
  : never;

function sendCommand(command: NewCommand): Promise<unknown> {
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    pendingRequests.set(id, { resolve, reject });
    worker ??= start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has none.
    worker.postMessage({ ...command, id, market: currentMarketCode() });
  });
}

function start(): Worker {
  const started = new Worker(new URL('./device-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }) => {
    const { id, body, failure } = parseDeviceReply(data);
    const request = pendingRequests.get(id);
    pendingRequests.delete(id);
    if (failure === undefined) request?.resolve(body);
    else request?.reject(new Error(failure));
  });
  started.addEventListener('error', () => {
    worker = undefined;
    for (const { reject } of pendingRequests.values())
      reject(new Error('The search on the device could not start'));
    pendingRequests.clear();
  });
  return started;
}
