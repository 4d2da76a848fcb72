import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anEntry, emptyOutbox, entries } from './outbox-fixtures.ts';
import { readConfirmed, storeConfirmed } from './confirmed.ts';
import { currentPerson } from './current-person.ts';
import { readDraftFiles, writeDraftFiles } from './draft-files.ts';
import { clearGuestData, clearPersonalData, moveTextsToAccount } from './clear-personal-data.ts';
import { parseCart } from '#src/contract/cart.ts';
import { fakeStorage } from '#src/cache/fake-storage.ts';
import { mirrorSession } from './session.ts';
import { add, store } from './store.ts';

vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('navigator', {
  locks: { request: (_name: string, _options: object, act: (lock: object) => unknown) => act({}) },
});

const secret = 'Ada typed this';

beforeEach(async () => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  await emptyOutbox();
  await mirrorSession(undefined);
});

describe('signing out', () => {
  it('deletes everything typed, sent or shown from every storage', async () => {
    await mirrorSession({ subject: 'ada', jwt: `jwt ${secret}` });
    localStorage.setItem('fieldshop-draft ada contact', secret);
    localStorage.setItem('fieldshop-checkout ada', secret);
    localStorage.setItem('fieldshop-payment-attempt ada', secret);
    localStorage.setItem('fieldshop-quick-order', secret);
    localStorage.setItem('fieldshop-searches', secret);
    localStorage.setItem('fieldshop-part-wizard', secret);
    sessionStorage.setItem('fieldshop-unsent ada /contact', secret);
    await add({ ...anEntry(secret, { subject: 'ada', attachments: [aFile] }), state: 'sent' }, aFilesBytes());
    const cart = parseCart({ data: { currency: 'EUR', lines: [aLine], subtotal: 0 } });
    await storeConfirmed('ada', { serverState: { of: 'cart', cart } });
    const [file] = (await entries())[0]?.attachments ?? [];
    if (file) await writeDraftFiles('ada contact', [{ attachment: file, bytes: new ArrayBuffer(1) }]);
    expect(await readDraftFiles('ada contact')).toHaveLength(1);
    expect(await everythingStored()).toContain(secret);

    await mirrorSession(undefined);
    await clearPersonalData('ada');
    expect(await readDraftFiles('ada contact')).toEqual([]);
    expect(await everythingStored()).not.toContain(secret);
    expect(await readConfirmed('ada')).toBeUndefined();
  });

  it('keeps unsent entries, visible only to that person, and data of others', async () => {
    await add(anEntry('not sent', { subject: 'ada' }), new Map());
    await add({ ...anEntry('of ben', { subject: 'ben' }), state: 'sent' }, new Map());
    localStorage.setItem('fieldshop-draft ben contact', 'of ben');
    localStorage.setItem('fieldshop-lists', aListOf('ada', 'Plant 7'));
    await clearPersonalData('ada');
    expect((await entries()).map(({ payload }) => payload)).toEqual([
      { message: 'not sent' },
      { message: 'of ben' },
    ]);
    expect(localStorage.getItem('fieldshop-draft ben contact')).toBe('of ben');
    expect(localStorage.getItem('fieldshop-lists')).toContain('Plant 7');
  });

  it('works if the browser blocks site data', async () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', new Proxy({}, { get: blocked, ownKeys: blocked }));
    vi.stubGlobal('sessionStorage', new Proxy({}, { get: blocked, ownKeys: blocked }));
    await expect(clearPersonalData('ada')).resolves.toBeUndefined();
    expect(currentPerson()).toBe('visitor');
  });
});

describe('a guest', () => {
  it('can clear the device, including data that customers have left there, except for unsent entries', async () => {
    await add({ ...anEntry(secret), state: 'sent' }, new Map());
    await add(anEntry('not sent'), new Map());
    localStorage.setItem('fieldshop-draft visitor contact', secret);
    localStorage.setItem('fieldshop-lists', aListOf('ada', secret));
    localStorage.setItem('fieldshop-instruments', secret);
    localStorage.setItem('fieldshop-part-wizard', secret);
    localStorage.setItem('fieldshop-configurations', secret);
    localStorage.setItem('auth', 'of somebody else');
    sessionStorage.setItem('fieldshop-unsent visitor /contact', secret);
    await clearGuestData();
    const left = await everythingStored();
    expect(left).not.toContain(secret);
    expect(left).toContain('not sent');
    expect(localStorage.getItem('auth')).toBe('of somebody else');
  });

  it('who signs in keeps typed text, and leaves none of it for the next guest', () => {
    localStorage.setItem('fieldshop-draft visitor contact', secret);
    localStorage.setItem('fieldshop-draft visitor demo', secret);
    localStorage.setItem('fieldshop-draft ada demo', 'earlier');
    sessionStorage.setItem('fieldshop-unsent visitor /contact?a=b c', secret);
    moveTextsToAccount('ada');
    expect(localStorage.getItem('fieldshop-draft ada contact')).toBe(secret);
    expect(localStorage.getItem('fieldshop-draft visitor contact')).toBeNull();
    expect(localStorage.getItem('fieldshop-draft ada demo')).toBe('earlier');
    expect(sessionStorage.getItem('fieldshop-unsent ada /contact?a=b c')).toBe(secret);
  });
});

it('the current person is identified by the stored session', () => {
  expect(currentPerson()).toBe('visitor');
  const user = { id: 7, documentId: 'ada', email: 'ada@example.com' };
  localStorage.setItem('auth', JSON.stringify({ jwt: 'j', user }));
  expect(currentPerson()).toBe('ada');
});

const aListOf = (subject: string, name: string) => JSON.stringify([{ name, savedAt: 1, lines: [], subject }]);

const aFile = { id: 'f1', name: secret, mediaType: 'application/pdf', sizeBytes: 1, sha256: '' };
const aFilesBytes = () => new Map([['f1', new ArrayBuffer(1)]]);
const aLine = { id: 'l1', partNumber: 'A', quantity: 1, reference: secret };

async function everythingStored(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('fieldshop-outbox');
    request.addEventListener('success', () => resolve(request.result));
  });
  const stores = [...database.objectStoreNames];
  const transaction = database.transaction(stores);
  const requests = stores.flatMap((name) => [
    transaction.objectStore(name).getAll(),
    transaction.objectStore(name).getAllKeys(),
  ]);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
  const all = await store.all();
  return JSON.stringify([
    ...requests.map(({ result }) => result),
    all,
    { ...localStorage },
    { ...sessionStorage },
  ]);
}
