import type { ReactNode } from 'react';
import type { Picture } from '#src/contract/media.ts';
import { PictureView } from './picture.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './tile.module.css';

interface Props {
  href: string;
  title: string;
  text: string;
  picture: Picture | null;
  shape: 'square' | 'wide';
  /** Heading level of the title. */
  heading?: 'h2' | 'h3';
  isFirst?: boolean;
  /** A small line above the title. */
  eyebrow?: ReactNode;
  /** Shown in the corner of the picture. */
  mark?: ReactNode;
}

const sizes = { square: '(width < 40rem) 42vw, 15rem', wide: '(width < 40rem) 90vw, 24rem' };

/** A list item for something with its own page: picture, title and text as one link. */
export function Tile({
  href,
  title,
  text,
  picture,
  shape,
  heading: Heading = 'h3',
  isFirst,
  eyebrow,
  mark,
}: Props) {
  return (
    <li className={styles.tile} data-shape={shape}>
      <div className={styles.picture}>
        {picture && (
          <PictureView picture={picture} sizes={sizes[shape]} isFirst={isFirst} alternativeText="" />
        )}
        {mark && <span className={styles.mark}>{mark}</span>}
      </div>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading className={styles.title}>
        <SiteLink href={href}>{title}</SiteLink>
      </Heading>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
