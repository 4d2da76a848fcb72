/** Segments of paths, in English and in another language: `/products` is `/produkte` in German. */
export type Segments = Readonly<Record<string, string>>;

// The first and the third, as in `/products/apt-210-010/documents`. The second one is the URL of an entry.
const segment = /^\/[^/?#]+|(?<=^(?:\/[^/?#]+){2})\/[^/?#]+/g;

/** The path with its segments in the other language. */
export const translatePath = (path: string, segments: Segments) =>
  path.replaceAll(segment, (one) => segments[one.toLowerCase()] ?? one);

/** The path with its segments in English. */
export const untranslatePath = (path: string, segments: Segments) =>
  path.replaceAll(
    segment,
    (one) => Object.keys(segments).find((english) => segments[english] === one.toLowerCase()) ?? one,
  );
