import { lazy, Suspense, useCallback, useState } from 'react';
import { CameraView } from './camera-view.tsx';
import { OtherWays } from './other-ways.tsx';
import { recognize, type KnownPages, type ScannedCode } from './scanned-code.ts';
import styles from './scan-view.module.css';

// Only for what is none of ours, so no part of the first script.
const ScannedView = lazy(async () => ({ default: (await import('./scanned-view.tsx')).ScannedView }));

interface Properties {
  pages: KnownPages;
  /** Goes to a page of this site. Stays the same between drawings. */
  onOpen: (path: string) => void;
}

/** Reads the code on a nameplate by camera, from a picture, or takes the part number by hand. */
export function ScanView({ pages, onOpen }: Properties) {
  const [scanned, setScanned] = useState<Exclude<ScannedCode, { kind: 'page' }>>();

  const read = useCallback(
    (texts: string[]) => {
      const codes = texts.map((text) => recognize(text, pages));
      const code = codes.find(({ kind }) => kind === 'page') ?? codes[0];
      tick();
      if (code?.kind === 'page') onOpen(code.path);
      else setScanned(code);
    },
    [pages, onOpen],
  );

  return (
    <div className={styles.columns}>
      {scanned ? (
        <Suspense>
          <ScannedView code={scanned} onAgain={() => setScanned(undefined)} />
        </Suspense>
      ) : (
        <CameraView onRead={read} />
      )}
      <OtherWays onRead={read} onType={(partNumber) => onOpen(`/p/${encodeURIComponent(partNumber)}`)} />
    </div>
  );
}

/** To feel: eyes are on the instrument. Browsers refuse it before the first tap, and some have none. */
function tick() {
  if ('vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(60);
}
