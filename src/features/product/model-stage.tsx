import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { m } from '#src/messages/m.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { modelMoves, moveOfKey } from './model-moves.ts';
import type { ModelScene } from './model-scene.ts';
import { ModelToolbar } from './model-toolbar.tsx';
import styles from './model-view.module.css';
import type { FailedModel, ShowModel } from './open-model.ts';

interface Props {
  show: ShowModel;
  name: string;
  description: string;
  /** Must not change between renders. */
  onEnd: (state: { state: 'closed' } | FailedModel) => void;
}

/** The 3D view and its controls. It takes the focus, so that the keyboard shortcuts work. */
export function ModelStage({ show, name, description, onEnd }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const moves = modelMoves(useScene(canvas, { show, onEnd }));
  const hintId = useId();
  useEffect(() => stage.current?.focus(), []);
  const close = () => onEnd({ state: 'closed' });
  const press = (event: KeyboardEvent) => {
    const act = event.key === 'Escape' ? close : moveOfKey(event.key, moves);
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- An application handles keys itself. */}
      <div
        ref={stage}
        className={styles.stage}
        role="application"
        aria-label={m.product.modelOf({ product: name })}
        aria-describedby={hintId}
        tabIndex={0}
        onKeyDown={press}
      >
        <canvas ref={canvas} />
      </div>
      <ModelToolbar moves={moves} stage={stage} onClose={close} />
      <div className={styles.controls}>
        <p id={hintId} className={styles.hint}>
          {m.product.modelHint}
          <VisuallyHidden> {description}</VisuallyHidden>
        </p>
      </div>
    </>
  );
}

function useScene(
  canvas: RefObject<HTMLCanvasElement | null>,
  { show, onEnd }: Pick<Props, 'show' | 'onEnd'>,
) {
  const scene = useRef<ModelScene>(undefined);
  useEffect(() => {
    if (!canvas.current) return undefined;
    try {
      scene.current = show(canvas.current, () => onEnd({ state: 'failed', reason: 'graphics-lost' }));
    } catch {
      // The browser has WebGL, but its graphics card does not support what the viewer needs.
      onEnd({ state: 'failed', reason: 'no-webgl' });
    }
    return () => scene.current?.dispose();
  }, [canvas, show, onEnd]);
  return scene;
}
