import { useEffect, useState, type RefObject } from 'react';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import type { ModelMoves } from './model-moves.ts';
import styles from './model-view.module.css';

interface Props {
  moves: ModelMoves;
  stage: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The same moves as with pointer and keys, for visitors who cannot drag, and the buttons for full screen and closing. */
export function ModelToolbar({ moves, stage, onClose }: Props) {
  const fullScreen = useFullScreen(stage);
  return (
    <div className={styles.toolbar} role="group" aria-label={m.product.model}>
      <IconButton icon="chevron-left" label={m.product.rotateLeft} onClick={moves.left} />
      <IconButton icon="chevron-right" label={m.product.rotateRight} onClick={moves.right} />
      <IconButton icon="chevron-up" label={m.product.rotateUp} onClick={moves.up} />
      <IconButton icon="chevron-down" label={m.product.rotateDown} onClick={moves.down} />
      <IconButton icon="minus" label={m.product.zoomOut} onClick={moves.zoomOut} />
      <IconButton icon="plus" label={m.product.zoomIn} onClick={moves.zoomIn} />
      <div className={styles.actions}>
        <Button onClick={moves.reset}>{m.product.resetView}</Button>
        {fullScreen.isSupported && (
          <Button onClick={fullScreen.toggle}>
            {fullScreen.isOn ? m.product.exitFullScreen : m.product.fullScreen}
          </Button>
        )}
        <Button onClick={onClose} aria-label={m.product.closeModel}>
          {m.product.close}
        </Button>
      </div>
    </div>
  );
}

/** Shows the figure around the stage in full screen, with the controls. Not supported by Safari on iPhones. */
function useFullScreen(stage: RefObject<HTMLElement | null>) {
  const [isOn, setIsOn] = useState(false);
  useEffect(() => {
    const follow = () => setIsOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      // Otherwise the figure stays in full screen after the view is closed, and is empty.
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : stage.current?.closest('figure')?.requestFullscreen();
    // The browser may not allow it. The view stays as it is.
    change?.catch(() => undefined);
  };
  return { isSupported: document.fullscreenEnabled, isOn, toggle };
}
