import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage, tabStorage } from './device-storage.ts';
import { fakeStorage } from './fake-storage.ts';

afterEach(() => {
  deviceStorage.removeItem('name');
  tabStorage.removeItem('name');
  vi.unstubAllGlobals();
});

describe('the storage of the device', () => {
  it('stores values in the browser', () => {
    const stored = fakeStorage();
    vi.stubGlobal('localStorage', stored);
    expect(deviceStorage.setItem('name', 'Ada')).toBe(true);
    expect(stored.getItem('name')).toBe('Ada');
    expect(deviceStorage.getItem('name')).toBe('Ada');
    deviceStorage.removeItem('name');
    expect(deviceStorage.getItem('name')).toBeNull();
  });

  it('keeps a value until the page is closed if the disk is full, even if it replaces an older one', () => {
    const stored = fakeStorage();
    vi.stubGlobal('localStorage', stored);
    deviceStorage.setItem('name', 'Ada');
    const setItem = vi.spyOn(stored, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota is exceeded', 'QuotaExceededError');
    });
    expect(deviceStorage.setItem('name', 'Grace')).toBe(false);
    expect(deviceStorage.getItem('name')).toBe('Grace');
    setItem.mockRestore();
    expect(deviceStorage.setItem('name', 'Joan')).toBe(true);
    expect(deviceStorage.getItem('name')).toBe('Joan');
  });

  it('receives changes by another tab', () => {
    const stored = fakeStorage();
    vi.stubGlobal('localStorage', stored);
    deviceStorage.setItem('name', 'Ada');
    stored.setItem('name', 'Grace');
    expect(deviceStorage.getItem('name')).toBe('Grace');
  });
});

describe.each([
  ['the device', deviceStorage],
  ['the tab', tabStorage],
])('the storage of %s if site data is blocked', (_whose, storage) => {
  beforeEach(() => {
    const blocked = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { get: blocked, configurable: true });
  });
  afterEach(() => {
    for (const name of ['localStorage', 'sessionStorage']) Reflect.deleteProperty(globalThis, name);
  });

  it('is empty and does not throw', () => {
    expect(storage.getItem('name')).toBeNull();
    expect(() => storage.removeItem('name')).not.toThrow();
  });

  it('keeps values in memory', () => {
    expect(storage.setItem('name', 'Ada')).toBe(false);
    expect(storage.getItem('name')).toBe('Ada');
    storage.removeItem('name');
    expect(storage.getItem('name')).toBeNull();
  });
});
