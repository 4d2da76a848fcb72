import * as v from 'valibot';
import { FileAsset, PictureMedia } from './media.ts';
import { RichTextField } from './rich-text.ts';
import { optional, optionalText, parseCollection, parseFirst } from './strapi.ts';

export const Video = v.object({
  documentId: v.string(),
  title: v.string(),
  url: v.string(),
  description: optionalText,
  file: optional(FileAsset),
  fileWebm: optional(FileAsset),
  poster: optional(PictureMedia),
  captions: optional(FileAsset),
  transcript: RichTextField,
  durationSeconds: optional(v.number()),
  publishedAt: optional(v.string()),
});
export type Video = v.InferOutput<typeof Video>;

export const parseVideos = parseCollection(Video);
export const parseVideo = parseFirst(Video);
