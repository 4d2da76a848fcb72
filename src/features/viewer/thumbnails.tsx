import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { m } from '#src/messages/m.ts';
import { drawThumbnail, thumbnailWidth } from './draw-thumbnail.ts';
import styles from './thumbnails.module.css';

interface Props {
  id: string;
  pdf: PDFDocumentProxy;
  page: number;
  onPage: (page: number) => void;
  onClose: () => void;
}

/** Thumbnails of all pages. */
export function Thumbnails({ id, pdf, page, onPage, onClose }: Props) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [page]);
  useEffect(() => {
    // In a field, Escape closes the search instead.
    const close = ({ key, target }: KeyboardEvent) =>
      key === 'Escape' && !(target instanceof HTMLInputElement) && onClose();
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <>
      <button
        type="button"
        className={styles.backdrop}
        aria-label={m.viewer.closeThumbnails}
        onClick={onClose}
      />
      <nav id={id} ref={list} className={styles.thumbnails} aria-label={m.viewer.pages}>
        <ol role="list">
          {Array.from({ length: pdf.numPages }, (_, index) => (
            <li key={index}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={m.viewer.page({ number: index + 1 })}
                aria-current={page === index + 1 ? 'page' : undefined}
                onClick={() => onPage(index + 1)}
              >
                <Thumbnail pdf={pdf} number={index + 1} />
                <span className={styles.number}>{index + 1}</span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

/** Rendered shortly before it scrolls into view. */
function Thumbnail({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNearViewport, setIsNearViewport] = useState(false);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    if (isNearViewport) return drawThumbnail(element, pdf, number);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNearViewport(true), {
      rootMargin: '400px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNearViewport, pdf, number]);
  return (
    <canvas
      ref={canvas}
      className={styles.paper}
      width={thumbnailWidth}
      height={thumbnailWidth * Math.SQRT2}
    />
  );
}
