import type { MouseEvent } from 'react';
import type { SearchHit } from '#src/contract/search.ts';
import { m } from '#src/messages/m.ts';
import { usePrices } from '#src/ui/prices.ts';
import { SiteLink } from '#src/ui/site-link.tsx';
import { HighlightedText } from './highlighted-text.tsx';
import styles from './search-list-option.module.css';
import type { SearchOption } from './search-options.ts';

interface Props {
  option: SearchOption;
  isActive: boolean;
  /** Stock or lead time of a product; undefined while unknown. */
  availability: string | undefined;
  onChoose: (option: SearchOption) => void;
}

/** Also a link, so that it can be opened in another tab. */
export function SearchListOption({ option, isActive, availability, onChoose }: Props) {
  const { id, url, hit, label } = option;
  const choose = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(option);
  };
  return (
    <SiteLink
      id={id}
      href={url}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      {hit?.kind === 'product' && <Thumbnail url={hit.thumbnail} />}
      <span className={styles.text}>
        <span>
          <HighlightedText text={hit?.marked.title ?? label} />
          {hit?.page && `, ${m.search.pageOfDocument({ page: hit.page })}`}
        </span>
        {hit && hit.partNumber !== '' && (
          <code>
            <HighlightedText text={hit.marked.partNumber} />
          </code>
        )}
      </span>
      {hit?.kind === 'product' && <PriceAndStock hit={hit} availability={availability} />}
    </SiteLink>
  );
}

function Thumbnail({ url }: { url: string | null }) {
  return <span className={styles.picture}>{url && <img src={url} alt="" width={48} height={48} />}</span>;
}

function PriceAndStock({ hit, availability }: { hit: SearchHit; availability: string | undefined }) {
  const { format } = usePrices();
  return (
    <span className={styles.figures}>
      <span>{hit.price ? format(hit.price) : m.search.priceOnRequest}</span>
      <span className={styles.availability}>{availability}</span>
    </span>
  );
}
