import * as v from 'valibot';

const WorkerCommand = v.variant('type', [
  /** Activates the waiting version. The name is defined by workbox-window. */
  v.object({ type: v.literal('SKIP_WAITING') }),
  /** The active version is about to be replaced and must stop its work. */
  v.object({ type: v.literal('yield-to-update') }),
  /** Save the page that was opened before the worker was installed. */
  v.object({ type: v.literal('save-page'), path: v.string() }),
  /** Save the pictures and captions of a page. */
  v.object({ type: v.literal('save-page-files'), urls: v.array(v.string()) }),
  /** Save and verify all files of this version: the installed ones, the PDF library, the barcode library. */
  v.object({ type: v.literal('save-files') }),
  /** Return the URLs of all open pages of the site, in any language, without the frames in them. */
  v.object({ type: v.literal('list-pages') }),
]);
export type WorkerCommand = v.InferOutput<typeof WorkerCommand>;

/** Undefined if the message is not a command. */
export function parseWorkerCommand(message: unknown): WorkerCommand | undefined {
  const parsed = v.safeParse(WorkerCommand, message);
  return parsed.success ? parsed.output : undefined;
}

const Urls = v.array(v.string());

/** The URLs that could not be stored. */
export const parseMissing = (message: unknown): string[] => v.parse(Urls, message);

/** The URLs of open pages. */
export const parsePages = (message: unknown): string[] => v.parse(Urls, message);
