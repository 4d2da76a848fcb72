import { useCallback, useState } from 'react';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { CameraView } from './camera-view.tsx';
import { ScanAlternatives } from './scan-alternatives.tsx';
import { recognize, type KnownPages, type ScannedCode } from './scanned-code.ts';
import styles from './scan-view.module.css';

const ScannedView = lazyPart(async () => (await import('./scanned-view.tsx')).ScannedView);

interface Props {
  pages: KnownPages;
  /** Navigates within this site. Must not change between renders. */
  onOpen: (path: string) => void;
}

/** Reads the code on a nameplate with the camera or from a picture, or accepts a typed part number. */
export function ScanView({ pages, onOpen }: Props) {
  const [scanned, setScanned] = useState<Exclude<ScannedCode, { kind: 'page' }>>();

  const read = useCallback(
    (texts: string[]) => {
      const codes = texts.map((text) => recognize(text, pages));
      const code = codes.find(({ kind }) => kind === 'page') ?? codes[0];
      vibrate();
      if (code?.kind === 'page') onOpen(code.path);
      else setScanned(code);
    },
    [pages, onOpen],
  );

  return (
    <div className={styles.columns}>
      {scanned ? (
        <ScannedView code={scanned} onAgain={() => setScanned(undefined)} />
      ) : (
        <CameraView onRead={read} />
      )}
      <ScanAlternatives
        onRead={read}
        onType={(partNumber) => onOpen(`/p/${encodeURIComponent(partNumber)}`)}
      />
    </div>
  );
}

/**
 * Vibrates, because the user is looking at the instrument. Browsers reject this before the first tap, and some do not
 * support it.
 */
function vibrate() {
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(60);
}
