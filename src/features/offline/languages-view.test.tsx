import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LanguageStatus } from './language-status.ts';
import { LanguageRow } from './languages-view.tsx';

describe('a language in the list', () => {
  it('can be added, with its name in the label for screen readers', () => {
    expect(rowOf({ state: 'absent' })).toContain('aria-label="Add: French"');
  });

  it('shows its progress and can be cancelled', () => {
    const html = rowOf({ state: 'saving', percent: 40 });
    expect(html).toContain('value="40"');
    expect(html).toContain('aria-label="Cancel: French"');
    expect(html).not.toContain('Add: French');
  });

  it('shows size and date once both are known', () => {
    const saved = { state: 'saved', completedAt: Date.now() } as const;
    expect(rowOf(saved)).toContain('Saved, updated today');
    expect(rowOf(saved, { bytes: 7_300_000 })).toMatch(/Saved: 7\.3\sMB, updated today/);
  });

  it('says in words why it could not be saved, and can be tried again', () => {
    const html = rowOf({ state: 'failed', reason: 'full' });
    expect(html).toContain('There is not enough storage on this device. Nothing else was deleted.');
    expect(html).toContain('aria-label="Try again: French"');
  });

  it('says that it cannot be removed while a page in it is open', () => {
    const html = rowOf({ state: 'saved', completedAt: 0 }, { isInUse: true });
    expect(html).toContain('A page in French is open. Close it before you remove the language.');
  });
});

function rowOf(
  status: LanguageStatus,
  { bytes = null, isInUse = false }: { bytes?: number | null; isInUse?: boolean } = {},
) {
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <LanguageRow
      name="French"
      status={status}
      bytes={bytes}
      isInUse={isInUse}
      onAdd={nothing}
      onRemove={nothing}
    />,
  );
}
