import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseInstrument } from '#src/contract/instrument.ts';
import { notifyChanged } from './change-events.ts';
import {
  countSaved,
  currentSubject,
  onSavedChange,
  removeSaved,
  savedInstruments,
  savedLists,
} from './saved-on-device.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', new EventTarget());
});

describe('lists and instruments saved by a signed-in customer', () => {
  beforeEach(() => {
    signIn('ada');
    saveList('Plant 7');
    saveInstrument('26110042');
  });

  it('are shown to nobody else, and to that customer again after the next sign-in', () => {
    expect([listNames(), serialNumbers()]).toEqual([['Plant 7'], ['26110042']]);
    for (const other of [null, 'ben']) {
      signIn(other);
      expect([listNames(), serialNumbers()]).toEqual([[], []]);
    }
    signIn('ada');
    expect([listNames(), serialNumbers()]).toEqual([['Plant 7'], ['26110042']]);
  });

  it('are not lost if somebody else saves one of the same name, or removes it', () => {
    for (const other of [null, 'ben']) {
      signIn(other);
      saveList('Plant 7', 9);
      saveInstrument('26110042');
      for (const list of savedLists.read()) savedLists.remove(list);
      for (const instrument of savedInstruments.read()) savedInstruments.remove(instrument);
    }
    signIn('ada');
    expect(savedLists.read()).toMatchObject([{ name: 'Plant 7', lines: [{ quantity: 1 }] }]);
    expect(serialNumbers()).toEqual(['26110042']);
  });

  it('replace only that customer’s own, and are restored as theirs', () => {
    saveList('Plant 7', 5);
    const [list] = savedLists.read();
    expect(list).toMatchObject({ subject: 'ada', lines: [{ quantity: 5 }] });
    if (list) {
      savedLists.remove(list);
      signIn('ben');
      savedLists.save(list);
    }
    expect(listNames()).toEqual([]);
    expect(countSaved('ada')).toEqual({ lists: 1, instruments: 1 });
  });

  it('can be removed, which deletes them from storage and keeps those of others', () => {
    signIn(null);
    saveList('Of a guest');
    signIn('ada');
    removeSaved('ada');
    expect(countSaved('ada')).toEqual({ lists: 0, instruments: 0 });
    expect([...stored.keys()]).not.toContain('fieldshop-instruments');
    expect(stored.get('fieldshop-lists')).not.toContain('Plant 7');
    expect(listNames()).toEqual(['Of a guest']);
    expect(() => removeSaved('ada')).not.toThrow();
  });
});

describe('lists and instruments saved by a guest', () => {
  it('are shown to everybody, and do not move to the account on sign-in', () => {
    saveList('Plant 7');
    saveInstrument('26110042');
    signIn('ada');
    expect([listNames(), serialNumbers()]).toEqual([['Plant 7'], ['26110042']]);
    expect(countSaved('ada')).toEqual({ lists: 0, instruments: 0 });
    removeSaved('ada');
    signIn('ben');
    expect(listNames()).toEqual(['Plant 7']);
  });

  it('are not replaced by an account’s of the same name', () => {
    saveList('Plant 7');
    signIn('ada');
    saveList('Plant 7', 9);
    expect(listNames()).toEqual(['Plant 7', 'Plant 7']);
    signIn(null);
    expect(savedLists.read()).toMatchObject([{ lines: [{ quantity: 1 }] }]);
  });
});

describe('data stored on the device', () => {
  it('belongs to everybody if it has no owner', () => {
    for (const subject of [undefined, null, 7, {}])
      expect([storedListNames(subject), countSaved('7').lists]).toEqual([['Old'], 0]);
  });

  it('is ignored if it cannot be read', () => {
    for (const text of ['{', '[1]', 'null']) {
      stored.set('fieldshop-lists', text);
      stored.set('fieldshop-instruments', text);
      expect(countSaved('ada')).toEqual({ lists: 0, instruments: 0 });
      removeSaved('ada');
      expect(stored.get('fieldshop-lists')).toBe(text);
    }
  });

  it('is only in memory if the browser blocks site data, with the same rules', () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', new Proxy({}, { get: blocked }));
    expect(saveList('Plant 7')).toBe(false);
    expect(listNames()).toEqual(['Plant 7']);
    removeSaved('ada');
    expect(listNames()).toEqual(['Plant 7']);
    savedLists.read().forEach(savedLists.remove);
    expect(listNames()).toEqual([]);
  });

  it('is read again when it changes, in another tab too, and when somebody signs in or out', () => {
    const listener = vi.fn<() => void>();
    const stop = onSavedChange(listener);
    saveList('Plant 7');
    window.dispatchEvent(new Event('storage'));
    notifyChanged();
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    saveList('Plant 8');
    notifyChanged();
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

function signIn(subject: string | null) {
  const user = { id: 7, documentId: subject, email: `${subject}@example.com` };
  if (subject === null) stored.delete('auth');
  else stored.set('auth', JSON.stringify({ jwt: 'j', user }));
}

const line = { partNumber: 'APT210', costCentre: '', reference: '', addOns: [] };
const saveList = (name: string, quantity = 1) =>
  savedLists.save({ name, savedAt: 1, subject: currentSubject(), lines: [{ ...line, quantity }] });

const saveInstrument = (serialNumber: string) =>
  savedInstruments.save({
    ...parseInstrument({ data: { serialNumber, partNumber: 'APT210' } }),
    savedAt: 1,
    subject: currentSubject(),
  });

const listNames = () => savedLists.read().map(({ name }) => name);
const serialNumbers = () => savedInstruments.read().map(({ serialNumber }) => serialNumber);

function storedListNames(subject: unknown) {
  stored.set('fieldshop-lists', JSON.stringify([{ name: 'Old', savedAt: 1, lines: [], subject }]));
  return listNames();
}
