import type { ReactNode } from 'react';
import { m } from '#src/messages/m.ts';
import { Icon } from '#src/ui/icon.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { PageField } from './page-field.tsx';
import type { PdfView } from './pdf-view.ts';
import type { ReadableDocument } from './readable.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import iconButton from '#src/ui/icon-button.module.css';
import styles from './toolbar.module.css';

/** The back link and the title of the open document. */
export function ToolbarTitle({ document }: { document: ReadableDocument }) {
  const { title, revision, products } = document;
  const [product] = products;
  const back = product
    ? { href: `/products/${product.url}`, label: m.viewer.backTo({ product: product.name }) }
    : { href: '/products', label: m.viewer.backToProducts };
  return (
    <div className={styles.title}>
      <SiteLink className={iconButton.button} href={back.href} aria-label={back.label} title={back.label}>
        <Icon name="arrow-left" />
      </SiteLink>
      <div className={styles.words}>
        <h1 className={styles.name}>{title}</h1>
        {revision && !title.includes(revision) && (
          <p className={styles.revision}>{m.viewer.revision({ revision })}</p>
        )}
      </div>
    </div>
  );
}

interface NavigationProps {
  view: PdfView | undefined;
  page: number;
  pageCount: number;
  percent: number;
  /** Shown at the start. */
  children: ReactNode;
}

/** Page number and zoom. */
export function ToolbarNavigation({ view, page, pageCount, percent, children }: NavigationProps) {
  return (
    <div className={styles.navigation} role="toolbar" aria-label={m.viewer.pageAndZoom}>
      {children}
      <IconButton
        icon="chevron-left"
        label={m.viewer.previousPage}
        disabled={page <= 1}
        onClick={() => view?.goToPage(page - 1)}
      />
      <PageField page={page} pageCount={pageCount} onPage={(target) => view?.goToPage(target)} />
      <IconButton
        icon="chevron-right"
        label={m.viewer.nextPage}
        disabled={page >= pageCount}
        onClick={() => view?.goToPage(page + 1)}
      />
      <span className={styles.rule} />
      <IconButton icon="minus" label={m.viewer.zoomOut} onClick={() => view?.zoomOut()} />
      <span className={styles.percent} role="status" aria-label={m.viewer.zoomPercent({ percent })}>
        {m.viewer.percent({ percent })}
      </span>
      <IconButton icon="plus" label={m.viewer.zoomIn} onClick={() => view?.zoomIn()} />
      <IconButton icon="fit-width" label={m.viewer.fitToWidth} onClick={() => view?.fit('page-width')} />
      <span className={styles.wideOnly}>
        <IconButton icon="fit-page" label={m.viewer.fitToPage} onClick={() => view?.fit('page-fit')} />
      </span>
    </div>
  );
}
