import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ListsSummary } from './lists-summary.tsx';
import { findList, rowsOf, readLists } from './project-lists.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
beforeEach(() => stored.clear());

const line = { partNumber: 'APT210', quantity: 2, costCentre: '', reference: 'K7', addOns: ['CAL5'] };
const list = (name: string) => ({ name, savedAt: Date.parse('2026-11-20T10:00:00Z'), lines: [line] });
const save = (names: string[]) => stored.set('fieldshop-lists', JSON.stringify(names.map(list)));
const page = () =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ListsSummary />
    </MemoryRouter>,
  );

describe('the project lists of the account', () => {
  it('link to the quick order, which opens them', () => {
    save(['Pump 3 & 4']);
    expect(page()).toContain('<a href="/quick-order?list=Pump%203%20%26%204">Pump 3 &amp; 4</a>');
    expect(page()).toContain('1 item');
    expect(readLists().flatMap(rowsOf)).toMatchObject([
      { partNumber: 'APT210', quantity: '2', reference: 'K7', addOns: ['CAL5'] },
    ]);
  });

  it('are the latest three, with a link to all', () => {
    save(['A', 'B', 'C', 'D']);
    expect(page()).not.toContain('>D</a>');
    expect(page()).toContain('<a href="/quick-order#project-lists">All 4 lists</a>');
  });

  it('leave out those of other accounts, and tell apart two of the same name', () => {
    stored.set('auth', JSON.stringify({ jwt: 'j', user: { id: 7, email: 'ada@example.com' } }));
    const savedAt = Date.parse('2026-11-21T10:00:00Z');
    const lists = [
      list('Pump'),
      { ...list('Pump'), savedAt, subject: '7' },
      { ...list('Ben'), subject: '8' },
    ];
    stored.set('fieldshop-lists', JSON.stringify(lists));
    expect(page()).not.toContain('Ben');
    const links = [...page().matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&'));
    const linked = links.map((link) => findList(new URL(link ?? '', 'https://a.test').searchParams));
    expect(linked.map((one) => one?.subject)).toEqual(['7', null]);
    expect(findList(new URLSearchParams({ list: 'Ben' }))).toBeUndefined();
  });

  it('say how to save one if there are none, or they cannot be read', () => {
    expect(page()).toContain('No project lists on this device.');
    stored.set('fieldshop-lists', '{');
    expect(page()).toContain('No project lists on this device.');
  });
});
