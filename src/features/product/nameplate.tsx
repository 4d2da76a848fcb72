import { use, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Product } from '#src/contract/product.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { downloadFile } from '#src/ui/download-file.ts';
import { Section } from '#src/ui/layout.tsx';
import { SiteOriginContext } from '#src/ui/site-origin-context.ts';
import { NameplateLabel } from './nameplate-label.tsx';
import styles from './nameplate.module.css';
import { qrCodeFile } from './qr-code.ts';

/** The QR code that leads from the instrument to this page, as a label to print or a file for label software. */
export function Nameplate({ product }: { product: Product }) {
  const url = `${use(SiteOriginContext)}/p/${encodeURIComponent(product.partNumber)}`;
  const [isPrinting, setIsPrinting] = useState(false);
  const endPrinting = useCallback(() => setIsPrinting(false), []);
  return (
    <Section title={m.product.nameplate}>
      <div className={styles.columns}>
        <NameplateLabel product={product} url={url} />
        <div>
          <p className={styles.intro}>{m.product.nameplateIntro}</p>
          <div className={styles.actions}>
            <Button onClick={() => setIsPrinting(true)}>{m.product.printNameplate}</Button>
            <Button onClick={() => saveCode(product, url)}>{m.product.downloadCode}</Button>
          </div>
        </div>
      </div>
      {isPrinting && <PrintedLabel product={product} url={url} onEnd={endPrinting} />}
    </Section>
  );
}

interface PrintedProps {
  product: Product;
  url: string;
  onEnd: () => void;
}

/** Outside the page, which the style sheet hides while this is printed. */
function PrintedLabel({ product, url, onEnd }: PrintedProps) {
  useEffect(() => {
    document.documentElement.dataset.prints = 'label';
    window.addEventListener('afterprint', onEnd, { once: true });
    window.print();
    return () => {
      window.removeEventListener('afterprint', onEnd);
      delete document.documentElement.dataset.prints;
    };
  }, [onEnd]);
  return createPortal(
    <div className={styles.printed}>
      <NameplateLabel product={product} url={url} />
    </div>,
    document.body,
  );
}

function saveCode({ name, partNumber }: Product, url: string) {
  const file = new Blob([qrCodeFile(url, `${partNumber}: ${name}`)], { type: 'image/svg+xml' });
  downloadFile(`${partNumber}-code.svg`, file);
}
