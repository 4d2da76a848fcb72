import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { UndoBar } from './undo-bar.tsx';

const htmlOf = (message: string, onUndo?: () => void) =>
  renderToStaticMarkup(<UndoBar message={message} onUndo={onUndo} />);

it('announces a removal and offers to undo it', () => {
  expect(htmlOf('Document removed.', () => undefined)).toMatch(
    /<div role="status"[^>]*><p>Document removed\.<\/p><button[^>]*>Undo<\/button>/,
  );
});

it('is an empty live region before anything is removed', () => {
  expect(htmlOf('', () => undefined)).toBe('<div role="status"></div>');
});

it('has no button if the removal was rejected', () => {
  expect(htmlOf('This item is being sent and cannot be deleted.')).not.toContain('button');
});
