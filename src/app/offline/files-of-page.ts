import type { Picture } from '#src/contract/media.ts';

const maxSavedWidth = 640;
const captions = /^\/uploads\/[^?]+\.vtt(?:\?|$)/;
const pictureFile = /^\/uploads\/[^?]+\.(?:avif|webp|png|jpe?g|gif|svg)(?:\?|$)/;

/**
 * Finds the files a page needs in its query data: one small size of each picture, in the best compressed format, and the
 * captions of videos. Videos themselves are too large.
 */
export function findPageFiles(data: unknown): string[] {
  const urls = new Set<string>();
  collect(data, urls);
  return [...urls];
}

function collect(data: unknown, urls: Set<string>) {
  if (typeof data === 'string' && (pictureFile.test(data) || captions.test(data))) urls.add(data);
  if (typeof data !== 'object' || data === null) return;
  if (isPicture(data)) urls.add(smallCopy(data));
  else for (const value of Object.values(data)) collect(value, urls);
}

/** The data is already parsed; only pictures have sources. */
const isPicture = (data: object): data is Picture => 'sources' in data && 'alternativeText' in data;

function smallCopy({ url, sources: [best] }: Picture): string {
  const candidates = best?.candidates ?? [];
  return candidates.findLast(({ width }) => width <= maxSavedWidth)?.url ?? candidates[0]?.url ?? url;
}
