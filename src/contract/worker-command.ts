import * as v from 'valibot';

const WorkerCommand = v.variant('type', [
  /** Named by workbox-window: the version that waits takes over. */
  v.object({ type: v.literal('SKIP_WAITING') }),
  /** The version that serves this page is about to be replaced. */
  v.object({ type: v.literal('make-way') }),
  /** The page that was open before the worker was there. */
  v.object({ type: v.literal('keep-page'), path: v.string() }),
  /** The pictures and captions of a page. */
  v.object({ type: v.literal('save-page-files'), addresses: v.array(v.string()) }),
  /** All files of this version, proved by their hashes: those that were installed, the PDF library, the code reader. */
  v.object({ type: v.literal('save-files') }),
]);
export type WorkerCommand = v.InferOutput<typeof WorkerCommand>;

/** What a page asks the worker for; undefined when the message is somebody else's. */
export function parseWorkerCommand(message: unknown): WorkerCommand | undefined {
  const parsed = v.safeParse(WorkerCommand, message);
  return parsed.success ? parsed.output : undefined;
}

/** The addresses that could not be stored. */
export const parseMissing = (message: unknown): string[] => v.parse(v.array(v.string()), message);
