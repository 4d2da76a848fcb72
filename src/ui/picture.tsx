import { preload } from 'react-dom';
import type { Picture } from '#src/contract/media.ts';

interface Props {
  picture: Picture;
  /** The `sizes` attribute: the displayed width, from which the browser selects a file. */
  sizes: string;
  /** The first picture of a page is loaded immediately, the others shortly before they are visible. */
  isFirst?: boolean;
  className?: string;
  /** Empty if the picture is decorative and the text next to it says the same. */
  alternativeText?: string;
}

export function PictureView({ picture, sizes, isFirst = false, className, alternativeText }: Props) {
  if (isFirst) preloadPicture(picture, sizes);
  return (
    <picture>
      {picture.sources.map(({ mime, candidates }) => (
        <source key={mime} type={mime} sizes={sizes} srcSet={srcSetOf(candidates)} />
      ))}
      <img
        className={className}
        src={smallest(picture)}
        alt={alternativeText ?? picture.alternativeText}
        width={picture.width}
        height={picture.height}
        data-whole={isWhole(picture) || undefined}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  );
}

/**
 * Adds a preload link to the head, so that the picture is requested before the rest of the page has arrived, in the
 * format most browsers support.
 */
function preloadPicture(picture: Picture, sizes: string) {
  const [source] = picture.sources;
  if (!source) return;
  preload(smallest(picture), {
    as: 'image',
    type: source.mime,
    imageSrcSet: srcSetOf(source.candidates),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}

const srcSetOf = (candidates: Picture['sources'][number]['candidates']) =>
  candidates.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** Wide frames crop scenes, but show portrait and square pictures of instruments in full. */
const isWhole = ({ width, height }: Picture) => width < height * 1.2;

/** For browsers without srcset. */
function smallest({ sources, url }: Picture): string {
  const candidates = sources.at(-1)?.candidates ?? [];
  return candidates.find(({ width }) => width >= 640)?.url ?? url;
}
