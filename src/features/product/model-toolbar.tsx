import { useEffect, useState, type RefObject } from 'react';
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
    <div className={styles.toolbar} role="group" aria-label="3D view">
      <IconButton icon="chevron-left" label="Rotate left" onClick={moves.left} />
      <IconButton icon="chevron-right" label="Rotate right" onClick={moves.right} />
      <IconButton icon="chevron-up" label="Rotate up" onClick={moves.up} />
      <IconButton icon="chevron-down" label="Rotate down" onClick={moves.down} />
      <IconButton icon="minus" label="Zoom out" onClick={moves.zoomOut} />
      <IconButton icon="plus" label="Zoom in" onClick={moves.zoomIn} />
      <div className={styles.actions}>
        <Button onClick={moves.reset}>Reset view</Button>
        {fullScreen.isSupported && (
          <Button onClick={fullScreen.toggle}>{fullScreen.isOn ? 'Exit full screen' : 'Full screen'}</Button>
        )}
        <Button onClick={onClose} aria-label="Close 3D view">
          Close
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
