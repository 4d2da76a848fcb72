import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { modelMoves } from './model-moves.ts';
import { ModelToolbar } from './model-toolbar.tsx';

afterEach(() => vi.unstubAllGlobals());

const moves = ['Rotate left', 'Rotate right', 'Rotate up', 'Rotate down', 'Zoom out', 'Zoom in'];

it('all buttons of the 3D view are in one group: first those that move the model, and Close at the end', () => {
  expect(buttonNames({ fullscreenEnabled: true })).toEqual([
    ...moves,
    'Reset view',
    'Full screen',
    'Close 3D view',
  ]);
});

it('has no button for full screen where the browser does not support it', () => {
  expect(buttonNames({ fullscreenEnabled: false })).toEqual([...moves, 'Reset view', 'Close 3D view']);
});

/** The names of the buttons in the group. */
function buttonNames(document: { fullscreenEnabled: boolean }): string[] {
  vi.stubGlobal('document', document);
  const html = renderToStaticMarkup(
    <ModelToolbar moves={modelMoves({ current: undefined })} stage={createRef()} onClose={() => undefined} />,
  );
  const [group = ''] = html.match(/<div[^>]*role="group" aria-label="3D view".*<\/div>/s) ?? [];
  return [...group.matchAll(/<button[^>]*?(?:aria-label="([^"]*)"[^>]*)?>(.*?)<\/button>/gs)].map(
    ([, label, text = '']) => label ?? text,
  );
}
