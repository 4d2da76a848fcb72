import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeConfirmed } from '#src/outbox/confirmed.ts';
import { sendPending } from '#src/outbox/send-pending.ts';
import { mirrorSession } from '#src/outbox/session.ts';
import { store } from '#src/outbox/store.ts';
import { fakeStorage } from '#src/cache/fake-storage.ts';
import { removeConfiguration, saveConfiguration, moveToAccount } from './mutations.ts';
import { readSavedConfigurations } from './read-saved-configurations.ts';

vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('navigator', { locks: { request: inTurn() } });
vi.stubGlobal('fetch', async (path: string) => {
  if (!server) throw new TypeError('Failed to fetch');
  return path === '/_health' ? new Response(null, { status: 204 }) : server();
});

let server: (() => Promise<Response>) | undefined;
beforeEach(async () => {
  server = undefined;
  vi.stubGlobal('localStorage', fakeStorage());
  for (const { id } of await store.all()) await store.remove(id);
  await mirrorSession(undefined);
});

describe('configurations saved by a visitor', () => {
  it('are stored on the device once each, with their name', async () => {
    expect(await saveConfiguration({ code: 'A-1', savedAt: 1 })).toEqual({ where: 'device' });
    await saveConfiguration({ code: 'A-1', savedAt: 1, name: 'Pump' });
    await saveConfiguration({ code: 'A-2', savedAt: 2 });
    await saveConfiguration({ code: 'A-1', savedAt: 3 });
    expect(await shown()).toEqual(['A-1 Pump', 'A-2']);
    await removeConfiguration({ code: 'A-1' });
    expect(await shown()).toEqual(['A-2']);
  });

  it('move from the device to the account on sign-in', async () => {
    await saveConfiguration({ code: 'A-1', savedAt: 1 });
    await signIn();
    await moveToAccount();
    expect(await shown()).toEqual(['A-1 pending']);
    await mirrorSession(undefined);
    expect(await shown()).toEqual([]);
  });

  it('keep a name that only the account has', async () => {
    await saveConfiguration({ code: 'A-1', savedAt: 1 });
    await signIn();
    await moveToAccount();
    const [entry] = await store.all();
    expect(entry?.payload).toEqual({ code: 'A-1', savedAt: 1 });
  });
});

describe('configurations of an account', () => {
  it('are pending while offline, one change per code, and are then sent', async () => {
    await signIn();
    await saveConfiguration({ code: 'A-1', savedAt: 1 });
    await saveConfiguration({ code: 'A-1', savedAt: 1, name: 'Pump' });
    await saveConfiguration({ code: 'A-2', savedAt: 2 });
    await removeConfiguration({ code: 'A-2' });
    expect(await shown()).toEqual(['A-1 Pump pending']);
    const calls = anAccount();
    await sendPending({ ignoreBackoff: true });
    expect(calls).toHaveLength(2);
    expect(await store.all()).toEqual([]);
    expect(await shown()).toEqual(['A-1 Pump']);
  });

  it('show why one was rejected, until it is removed', async () => {
    await signIn();
    server = async () =>
      Response.json({ data: null, error: { name: 'LimitReachedError', message: 'Full.' } }, { status: 403 });
    await saveConfiguration({ code: 'A-1', savedAt: 1 });
    await sendPending({ ignoreBackoff: true });
    expect((await readSavedConfigurations()).shown).toMatchObject([
      { code: 'A-1', error: 'Full.', isPending: false },
    ]);
    await removeConfiguration({ code: 'A-1' });
    expect(await shown()).toEqual([]);
  });

  it('are not on the device after signing out', async () => {
    await signIn();
    await storeConfirmed('ada', {
      serverState: { of: 'configurations', configurations: [{ code: 'A-1', name: '', savedAt: 1 }] },
    });
    expect(await shown()).toEqual(['A-1']);
    await mirrorSession(undefined);
    await signIn();
    expect(await readSavedConfigurations()).toMatchObject({ isKnown: false, shown: [] });
  });
});

const signIn = () => mirrorSession({ subject: 'ada', jwt: 'token' });

const shown = async () =>
  (await readSavedConfigurations()).shown.map(({ code, name, isPending }) =>
    [code, name, isPending ? 'pending' : ''].filter((word) => word !== '').join(' '),
  );

/** Responds to every change with the one configuration that results. */
function anAccount() {
  const calls: number[] = [];
  server = async () => {
    calls.push(calls.length);
    return Response.json({ data: [{ code: 'A-1', name: 'Pump', savedAt: '1970-01-01T00:00:00.001Z' }] });
  };
  return calls;
}

/** Fake Web Locks. Callbacks with the lock of the outbox run one after the other. */
function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return (name: string, ...rest: unknown[]) => {
    const run = rest.at(-1);
    if (typeof run !== 'function') throw new Error('A lock needs a callback.');
    if (name !== 'fieldshop-outbox') return run({});
    last = last.then(() => run({}));
    return last;
  };
}
