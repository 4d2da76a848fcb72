import { preload } from 'react-dom';
import type { Picture } from '#src/contract/media.ts';

interface Properties {
  picture: Picture;
  /** How wide it is shown, for the browser's choice among the copies: the `sizes` attribute. */
  sizes: string;
  /** The first picture of a page comes early, all others when they come near. */
  isFirst?: boolean;
  className?: string;
  /** Empty where the picture only decorates what a text beside it says. */
  alternativeText?: string;
}

export function PictureView({ picture, sizes, isFirst = false, className, alternativeText }: Properties) {
  if (isFirst) announce(picture, sizes);
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
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
      />
    </picture>
  );
}

/** In the head, so that it is asked for before the rest of the page has arrived, in the format most browsers take. */
function announce(picture: Picture, sizes: string) {
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

/** For the few browsers without srcset. */
function smallest({ sources, url }: Picture): string {
  const candidates = sources.at(-1)?.candidates ?? [];
  return candidates.find(({ width }) => width >= 640)?.url ?? url;
}
