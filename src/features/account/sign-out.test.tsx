import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithQueries } from '#src/cache/render-with-queries.ts';
import { leave, SignOut } from './sign-out.tsx';

const stored = new Map<string, string>();
const order: string[] = [];

beforeEach(() => {
  stored.clear();
  order.length = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('signing out', () => {
  it('shows no choice if the customer has saved nothing on this device', () => {
    expect(page()).toContain('Sign out</button>');
    expect(page()).not.toContain('type="radio"');
    save(['ben', null], ['ben', undefined]);
    expect(page()).not.toContain('type="radio"');
  });

  it('counts the items that are only on this device, and suggests keeping them', () => {
    save(['ada', 'ada', 'ben'], ['ada']);
    expect(page()).toContain('2 project lists and 1 saved instrument are stored only on this device');
    expect(page()).toMatch(/checked=""[^>]*\/><span>Keep them for my next sign-in on this device/);
    expect(page()).toContain('Remove them');
    expect(page()).toContain('Sign out</button>');
    save([], ['ada', 'ada']);
    expect(page()).toContain('2 saved instruments are stored only on this device');
    save(['ada'], []);
    expect(page()).toContain('1 project list is stored only on this device');
    expect(page()).toContain('Keep it for my next sign-in on this device');
  });

  it('keeps saved items, even if the server cannot be reached', async () => {
    save(['ada'], ['ada']);
    await leave('ada', 'keep', signOutOffline).catch(() => undefined);
    expect(storedText()).toContain('list of ada');
  });

  it('removes only the customer’s own, before the session ends', async () => {
    save(['ada', 'ben', null], ['ada', 'ben']);
    await leave('ada', 'remove', signOutOffline).catch(() => undefined);
    expect(order).toEqual(['session ends without ada']);
    expect(storedText()).toContain('list of ben');
    expect(storedText()).toContain('list of null');
  });
});

const signOutOffline = () => {
  order.push(`session ends ${storedText().includes('ada') ? 'with' : 'without'} ada`);
  return Promise.reject(new Error('No connection'));
};

const storedText = () => JSON.stringify([...stored.values()]);

const page = () =>
  renderWithQueries(<SignOut subject="ada" onSignOut={() => Promise.resolve()} />, [], '/account');

type Subject = string | null | undefined;

/** A list or instrument for each of these accounts. */
function save(lists: Subject[], instruments: Subject[]) {
  const savedLists = lists.map((subject) => ({ name: `list of ${subject}`, savedAt: 1, lines: [], subject }));
  const saved = instruments.map((subject, index) => ({
    serialNumber: String(index),
    partNumber: 'APT210',
    savedAt: 1,
    subject,
  }));
  stored.set('fieldshop-lists', JSON.stringify(savedLists));
  stored.set('fieldshop-instruments', JSON.stringify(saved));
}
