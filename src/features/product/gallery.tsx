import { useRef, useState } from 'react';
import type { Picture } from '#src/contract/media.ts';
import { m } from '#src/messages/m.ts';
import { PictureView } from '#src/ui/picture.tsx';
import styles from './gallery.module.css';

/** 88vw on a phone, where the picture is 92vw wide, for the reason given in src/features/news/news-article-view.tsx. */
const sizes = '(width < 40rem) 88vw, (width < 56rem) 92vw, 38rem';

/** A carousel of pictures, moved by swiping or with the thumbnails below. In print, the first two side by side. */
export function Gallery({ pictures, name }: { pictures: Picture[]; name: string }) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const show = (index: number) =>
    strip.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  const follow = () => {
    const element = strip.current;
    if (element && element.clientWidth > 0) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  };
  return (
    <section aria-label={m.product.pictures({ product: name })} className={styles.gallery}>
      <ul
        role="list"
        className={styles.strip}
        ref={strip}
        onScroll={follow}
        tabIndex={pictures.length > 1 ? 0 : undefined}
      >
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <PictureView picture={picture} sizes={sizes} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul role="list" className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <button
                type="button"
                aria-label={m.product.picture({
                  number: index + 1,
                  count: pictures.length,
                  description: picture.alternativeText,
                })}
                aria-current={index === current}
                onClick={() => show(index)}
              >
                <PictureView picture={picture} sizes="5rem" alternativeText="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
