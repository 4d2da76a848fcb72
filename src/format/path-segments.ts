/** First segments of paths, in English and in another language: `/products` is `/produkte` in German. */
export type Segments = Readonly<Record<string, string>>;

const firstSegment = /^\/[^/?#]+/;

/** The path with its first segment in the other language. */
export const translatePath = (path: string, segments: Segments) =>
  path.replace(firstSegment, (first) => segments[first.toLowerCase()] ?? first);

/** The path with its first segment in English. */
export const untranslatePath = (path: string, segments: Segments) =>
  path.replace(
    firstSegment,
    (first) => Object.keys(segments).find((english) => segments[english] === first.toLowerCase()) ?? first,
  );
