import type { RefObject } from 'react';
import type { ModelScene } from './model-scene.ts';

const stepRadians = Math.PI / 12;
const zoomStep = 1.25;

export type ModelMoves = ReturnType<typeof modelMoves>;

/** The actions of the buttons and keys. They have no effect until the scene is loaded. */
export const modelMoves = (scene: RefObject<ModelScene | undefined>) => ({
  left: () => scene.current?.rotate(-stepRadians, 0),
  right: () => scene.current?.rotate(stepRadians, 0),
  up: () => scene.current?.rotate(0, -stepRadians),
  down: () => scene.current?.rotate(0, stepRadians),
  zoomIn: () => scene.current?.zoom(zoomStep),
  zoomOut: () => scene.current?.zoom(1 / zoomStep),
  reset: () => scene.current?.reset(),
});

export function moveOfKey(key: string, moves: ModelMoves): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return moves.left;
    case 'ArrowRight':
      return moves.right;
    case 'ArrowUp':
      return moves.up;
    case 'ArrowDown':
      return moves.down;
    // The + key without Shift on US and UK keyboards.
    case '=':
    case '+':
      return moves.zoomIn;
    case '-':
      return moves.zoomOut;
    case '0':
      return moves.reset;
    default:
      return undefined;
  }
}
