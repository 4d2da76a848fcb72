import { useRef } from 'react';
import type { Slide } from '#src/contract/home.ts';
import { m } from '#src/messages/m.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PictureView } from '#src/ui/picture.tsx';
import styles from './slides-view.module.css';
import { Icon } from '#src/ui/icon.tsx';

/** A carousel. It never advances on its own, so that visitors can finish reading. */
export function SlidesView({ slides }: { slides: Slide[] }) {
  const strip = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1) =>
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth });
  return (
    <section aria-label={m.home.highlights} className={styles.slides}>
      <ul
        role="list"
        className={styles.strip}
        ref={strip}
        tabIndex={slides.length > 1 ? 0 : undefined}
        aria-label={m.home.highlightsStrip}
      >
        {slides.map((slide, index) => (
          <SlideView key={slide.documentId} slide={slide} isFirst={index === 0} />
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.buttons}>
          <button type="button" aria-label={m.home.previousHighlight} onClick={() => move(-1)}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" aria-label={m.home.nextHighlight} onClick={() => move(1)}>
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </section>
  );
}

function SlideView({ slide: { title, text, image, link }, isFirst }: { slide: Slide; isFirst: boolean }) {
  return (
    <li className={styles.slide}>
      {image && (
        <PictureView
          picture={image}
          sizes="(width < 64rem) 92vw, 46rem"
          isFirst={isFirst}
          alternativeText=""
        />
      )}
      <div className={styles.text}>
        <h2>{title}</h2>
        <p>{text}</p>
        {link && <ButtonLink href={link.url}>{link.label}</ButtonLink>}
      </div>
    </li>
  );
}
