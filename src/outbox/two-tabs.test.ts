import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addMessages, emptyOutbox, entries, replayOutbox } from './outbox-fixtures.ts';
import { removeEntry } from './change.ts';
import { createFakeBackend } from './fake-backend.ts';
import { noResponse } from './fake-responses.ts';
import { submitCorrection } from './submit.ts';

vi.stubGlobal('indexedDB', new IDBFactory());
vi.stubGlobal('navigator', {
  locks: { request: (_name: string, ...rest: ((lock: object) => unknown)[]) => rest.at(-1)?.({}) },
});
// Only the tests send.
vi.mock('./send-pending.ts', () => ({ sendPending: async () => [] }));
beforeEach(emptyOutbox);

describe('an entry that is open in two tabs', () => {
  it('is changed by the first to save it, and the second is notified', async () => {
    await addMessages('a');
    const opened = await theEntry();
    expect(await correct(opened, 'of the first')).toMatchObject({ type: 'queued' });
    expect(await correct(opened, 'of the second')).toEqual({ type: 'changed' });
    expect((await theEntry()).payload).toEqual({ message: 'of the first' });
  });

  it('is not overwritten if it keeps its key because it may have arrived', async () => {
    await addMessages('a');
    await replayOutbox(async () => noResponse);
    const opened = await theEntry();
    await correct(opened, 'of the first');
    expect((await theEntry()).id).toBe(opened.id);
    expect(await correct(opened, 'of the second')).toEqual({ type: 'changed' });
    expect((await theEntry()).payload).toEqual({ message: 'of the first' });
  });

  it('is not restored if the other tab has deleted it', async () => {
    await addMessages('a');
    const opened = await theEntry();
    await removeEntry(opened.id);
    expect(await correct(opened, 'of the second')).toEqual({ type: 'changed' });
  });

  it('is reported as gone if it has been sent', async () => {
    await addMessages('a');
    const opened = await theEntry();
    await replayOutbox(createFakeBackend().sendRequest);
    expect(await correct(opened, 'too late')).toEqual({ type: 'gone' });
  });
});

async function theEntry() {
  const [entry] = await entries();
  if (!entry) throw new Error('There is none');
  return entry;
}

const correct = (opened: { id: string; sequence: number }, message: string) =>
  submitCorrection(opened, { payload: { message }, attachments: [] }, { freeStorage: [] });
