import { use, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Product } from '#src/contract/product.ts';
import { Button } from '#src/ui/button.tsx';
import { Section } from '#src/ui/layout.tsx';
import { SiteOriginContext } from '#src/ui/site-origin-context.ts';
import { NameplateLabel } from './nameplate-label.tsx';
import styles from './nameplate.module.css';
import { qrCodeFile } from './qr-code.ts';

/** The code that leads here from the instrument itself, as a label to print or a file for a label program. */
export function Nameplate({ product }: { product: Product }) {
  const address = `${use(SiteOriginContext)}/p/${encodeURIComponent(product.partNumber)}`;
  const [isPrinting, setIsPrinting] = useState(false);
  const endPrinting = useCallback(() => setIsPrinting(false), []);
  return (
    <Section title="Nameplate label">
      <div className={styles.columns}>
        <NameplateLabel product={product} address={address} />
        <div>
          <p className={styles.intro}>
            Scan this code on the instrument to open this page. It also works offline once the site is saved
            on your device. The printed label measures 100 × 50 mm.
          </p>
          <div className={styles.actions}>
            <Button onClick={() => setIsPrinting(true)}>Print nameplate label</Button>
            <Button onClick={() => saveCode(product, address)}>Download code as SVG</Button>
          </div>
        </div>
      </div>
      {isPrinting && <PrintedLabel product={product} address={address} onEnd={endPrinting} />}
    </Section>
  );
}

interface PrintedProperties {
  product: Product;
  address: string;
  onEnd: () => void;
}

/** Beside the page, which the style sheet leaves out while this is printed. */
function PrintedLabel({ product, address, onEnd }: PrintedProperties) {
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
      <NameplateLabel product={product} address={address} />
    </div>,
    document.body,
  );
}

function saveCode({ name, partNumber }: Product, address: string) {
  const file = new Blob([qrCodeFile(address, `${partNumber}: ${name}`)], { type: 'image/svg+xml' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${partNumber}-code.svg`;
  link.click();
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
