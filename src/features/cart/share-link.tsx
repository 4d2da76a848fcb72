import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import styles from './cart-view.module.css';
import { sharedAddress, type SharedLine } from './shared-lines.ts';

/** The products and quantities as a link; nothing of who orders them. */
export function ShareLink({ lines }: { lines: SharedLine[] }) {
  const [words, setWords] = useState('');
  const share = async () => {
    const url = window.location.origin + sharedAddress(lines);
    if ('share' in navigator && navigator.maxTouchPoints > 0) {
      // Rejected where the visitor changed their mind.
      await navigator.share({ url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url).then(
      () => setWords('Link copied.'),
      () => setWords(url),
    );
  };
  return (
    <div className={styles.small}>
      <Button onClick={() => void share()}>
        <Icon name="share" /> Share link
      </Button>
      <p role="status">{words}</p>
    </div>
  );
}
