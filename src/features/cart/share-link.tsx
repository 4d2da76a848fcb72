import { useState } from 'react';
import { publicPath } from '#src/format/site-paths.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './cart-view.module.css';
import { sharedUrl, type SharedLine } from './shared-lines.ts';

/** A link with products and quantities, but no personal data. */
export function ShareLink({ lines }: { lines: (SharedLine & { addOns?: string[] })[] }) {
  const [message, setMessage] = useState('');
  const hasAddOns = lines.some(({ addOns = [] }) => addOns.length > 0);
  const share = async () => {
    const url = window.location.origin + publicPath(sharedUrl(lines));
    if ('share' in navigator && navigator.maxTouchPoints > 0) {
      // Rejects if the visitor cancels.
      await navigator.share({ url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => setMessage(hasAddOns ? m.cart.linkCopiedWithoutAddOns : m.cart.linkCopied),
      () => setMessage(url),
    );
  };
  return (
    <div className={styles.small}>
      <Button onClick={() => void share()}>
        <Icon name="share" /> {m.cart.shareLink}
      </Button>
      <p role="status">{message}</p>
    </div>
  );
}
