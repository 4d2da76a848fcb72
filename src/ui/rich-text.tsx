import { BlocksRenderer } from '@strapi/blocks-react-renderer';
import { createElement } from 'react';
import type { RichText } from '#src/contract/rich-text.ts';
import styles from './rich-text.module.css';
import { SiteLink } from './site-link.tsx';

/** Formatted text from the editor, in lines of 60 to 75 characters. Its headings start at level 2, below the page's. */
export function RichTextView({ content }: { content: RichText }) {
  if (content.length === 0) return null;
  return (
    <div className={styles.text}>
      <BlocksRenderer
        content={content}
        blocks={{
          link: ({ children, url }) => <SiteLink href={url}>{children}</SiteLink>,
          heading: ({ children, level }) => createElement(`h${Math.max(2, level)}`, null, children),
        }}
      />
    </div>
  );
}
