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
  return (
    <picture>
      {picture.sources.map(({ mime, candidates }) => (
        <source
          key={mime}
          type={mime}
          sizes={sizes}
          srcSet={candidates.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        />
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

/** For the few browsers without srcset. */
function smallest({ sources, url }: Picture): string {
  const candidates = sources.at(-1)?.candidates ?? [];
  return candidates.find(({ width }) => width >= 640)?.url ?? url;
}
