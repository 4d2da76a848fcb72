import type { Block } from '#src/contract/blocks.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { PictureView } from '#src/ui/picture.tsx';
import { RichTextView } from '#src/ui/rich-text.tsx';
import { ScrollTable } from '#src/ui/scroll-table.tsx';
import { VideoPlayer } from '#src/ui/video-player.tsx';
import styles from './blocks.module.css';
import { Icon } from '#src/ui/icon.tsx';

type Of<Name extends Block['__component']> = Extract<Block, { __component: Name }>;

export function ImageBlock({ image, caption }: Of<'blocks.image'>) {
  if (!image) return null;
  return (
    <figure className={styles.figure}>
      <PictureView picture={image} sizes="(width < 64rem) 92vw, 60rem" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

export function GalleryBlock({ title, images }: Of<'blocks.gallery'>) {
  return (
    <Section title={title}>
      <ul role="list" className={styles.gallery}>
        {images.map((image) => (
          <li key={image.url}>
            <figure className={styles.figure}>
              <PictureView picture={image} sizes="(width < 40rem) 92vw, 26rem" />
              {image.caption && <figcaption>{image.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function VideoBlock({ video, caption }: Of<'blocks.video'>) {
  if (!video) return null;
  return (
    <figure className={styles.figure}>
      <VideoPlayer video={video} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** The first row is the header row, the first column contains row headers. */
export function TableBlock({ caption, rows: [head = [], ...body] }: Of<'blocks.table'>) {
  return (
    <ScrollTable caption={caption} isCaptionShown>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

export function CallToActionBlock({ title, text, link }: Of<'blocks.call-to-action'>) {
  return (
    <aside className={styles.callToAction} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {link && (
        <ButtonLink variant="primary" href={link.url}>
          {link.label}
        </ButtonLink>
      )}
    </aside>
  );
}

export function FaqBlock({ title, items }: Of<'blocks.faq'>) {
  return (
    <Section title={title}>
      <div className={styles.faq}>
        {items.map(({ id, question, answer }) => (
          <details key={id}>
            <summary>
              <h3>{question}</h3>
              <Icon name="chevron-down" />
            </summary>
            <RichTextView content={answer} />
          </details>
        ))}
      </div>
    </Section>
  );
}
