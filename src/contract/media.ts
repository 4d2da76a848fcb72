import * as v from 'valibot';
import { optional, optionalText } from './strapi.ts';

export interface PictureCandidate {
  url: string;
  width: number;
}

export interface PictureSource {
  mime: string;
  candidates: PictureCandidate[];
}

export interface Picture {
  url: string;
  alternativeText: string;
  caption: string;
  width: number;
  height: number;
  /** Other sizes by type, the best-compressed type first. */
  sources: PictureSource[];
}

const Format = v.object({ url: v.string(), width: v.number(), mime: v.string() });

const fields = {
  url: v.string(),
  name: optionalText,
  alternativeText: optionalText,
  caption: optionalText,
  width: optional(v.number()),
  height: optional(v.number()),
  mime: v.string(),
  /** Strapi returns kilobytes with two decimals. */
  size: v.number(),
  formats: optional(v.record(v.string(), v.unknown())),
  updatedAt: optional(v.string()),
};

/** A replaced file keeps its name in Strapi. With the modification time in the URL, it can be cached forever. */
const Media = v.pipe(
  v.object(fields),
  v.transform(({ updatedAt, ...media }) => ({
    ...media,
    version: updatedAt ? `?v=${Date.parse(updatedAt)}` : '',
  })),
);

export const FileAsset = v.pipe(
  Media,
  v.transform(({ url, version, name, mime, size }) => ({
    url: url + version,
    name,
    mime,
    sizeBytes: Math.round(size * 1000),
  })),
);
export type FileAsset = v.InferOutput<typeof FileAsset>;

export const PictureMedia = v.pipe(Media, v.transform(toPicture));

const mimeOrder = ['image/avif', 'image/webp'];

function toPicture(media: v.InferOutput<typeof Media>): Picture {
  const { alternativeText, caption, mime, version } = media;
  const url = media.url + version;
  const width = media.width ?? 1200;
  const height = media.height ?? 1200;
  return {
    url,
    alternativeText,
    caption,
    width,
    height,
    sources: sourcesOf(media, { url, width, mime }),
  };
}

/** Groups Strapi's `formats` by type; the original is added to its own type. */
function sourcesOf(
  { formats, version }: Pick<v.InferOutput<typeof Media>, 'formats' | 'version'>,
  original: PictureCandidate & { mime: string },
) {
  const byMime = new Map<string, PictureCandidate[]>();
  for (const [key, format] of Object.entries(formats ?? {})) {
    const parsed = v.safeParse(Format, format);
    if (key === 'thumbnail' || !parsed.success) continue;
    const { mime, url, width } = parsed.output;
    byMime.set(mime, [...(byMime.get(mime) ?? []), { url: url + version, width }]);
  }
  const sameType = byMime.get(original.mime);
  if (sameType && !sameType.some(({ width }) => width >= original.width)) {
    sameType.push({ url: original.url, width: original.width });
  }
  return [...byMime]
    .map(([mime, candidates]) => ({ mime, candidates: candidates.toSorted((a, b) => a.width - b.width) }))
    .toSorted((a, b) => rank(a.mime) - rank(b.mime));
}

const rank = (mime: string) => (mimeOrder.includes(mime) ? mimeOrder.indexOf(mime) : mimeOrder.length);
