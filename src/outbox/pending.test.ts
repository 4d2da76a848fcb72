import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  anEntry,
  addMessages,
  emptyOutbox,
  entries,
  respondToForms,
  replayOutbox,
} from './outbox-fixtures.ts';
import { applyOutcome } from './entry.ts';
import { createFakeBackend } from './fake-backend.ts';
import { errorResponse, noResponse } from './fake-responses.ts';
import { add, readFile } from './store.ts';

const day = 24 * 3_600_000;

vi.stubGlobal('indexedDB', new IDBFactory());
beforeEach(emptyOutbox);

describe('two people on one device', () => {
  it('never sends entries of one while another, or nobody, is signed in', async () => {
    const backend = createFakeBackend();
    await add(anEntry('of ada', { subject: '1' }), new Map());
    await replayOutbox(backend.sendRequest, { subject: '2' });
    await replayOutbox(backend.sendRequest, { subject: null });
    expect(backend.stored).toEqual([]);
    await replayOutbox(backend.sendRequest, { subject: '1' });
    expect(backend.stored.map(({ text }) => text)).toEqual(['of ada']);
  });

  it('sends only the author’s token, and none with entries of a visitor', async () => {
    const backend = createFakeBackend();
    const tokens: (string | undefined)[] = [];
    await add(anEntry('of a visitor'), new Map());
    await add(anEntry('of ada', { subject: '1', kind: 'demo' }), new Map());
    await replayOutbox(
      async (path, request) => {
        if (path === '/api/contact-forms') tokens.push(request.credentials?.jwt);
        return backend.sendRequest(path, request);
      },
      { subject: '1' },
    );
    expect(tokens.toSorted()).toEqual(['token of 1', undefined]);
  });

  it('parks entries whose session has expired', async () => {
    const backend = createFakeBackend();
    await add(anEntry('of ada', { subject: '1' }), new Map());
    await replayOutbox(respondToForms(backend.sendRequest, errorResponse(401, 'UnauthorizedError')), {
      subject: '1',
    });
    expect((await entries())[0]?.state).toBe('parked');
  });
});

describe('an old entry', () => {
  it('is neither sent automatically after thirty days nor deleted', async () => {
    const backend = createFakeBackend();
    await addMessages('a');
    await replayOutbox(backend.sendRequest, { now: Date.now() + 31 * day });
    expect(backend.stored).toEqual([]);
    expect((await entries())[0]?.state).toBe('expired');
  });

  it('is deleted thirty days after it was sent', async () => {
    const backend = createFakeBackend();
    await addMessages('a');
    await replayOutbox(backend.sendRequest);
    await replayOutbox(backend.sendRequest, { now: Date.now() + 31 * day });
    expect(await entries()).toEqual([]);
  });
});

describe('files of an entry', () => {
  it('resume where they stopped', async () => {
    const backend = createFakeBackend();
    const bytes = new ArrayBuffer(1_300_000);
    const file = {
      id: 'f1',
      name: 'a.pdf',
      mediaType: 'application/pdf',
      sizeBytes: bytes.byteLength,
      sha256: '',
    };
    await add(anEntry('a', { attachments: [file] }), new Map([['f1', bytes]]));
    let chunks = 0;
    let checks = 0;
    await replayOutbox(async (path, request) => {
      if (path === '/recaptcha/challenge?entry=f1') checks += 1;
      if (request.method === 'PATCH') chunks += 1;
      const response = await backend.sendRequest(path, request);
      return chunks === 2 ? noResponse : response;
    });
    await replayOutbox(async (path, request) => {
      if (path === '/recaptcha/challenge?entry=f1') checks += 1;
      return backend.sendRequest(path, request);
    });
    // Only new files need a human check.
    expect(checks).toBe(1);
    expect(backend.counts.chunks).toBe(3);
    expect(backend.files.get('f1')?.received).toBe(bytes.byteLength);
    expect(await readFile('f1')).toBeUndefined();
  });
});

describe('the pause after a failure', () => {
  it('doubles up to 15 minutes', () => {
    const busy = { reason: 'busy' as const, message: '', fields: [] };
    const pauses = [0, 1, 2, 10].map((attempts) => {
      const entry = { ...anEntry('a'), attempts };
      return (
        applyOutcome(entry, { type: 'try-later', failure: busy }, { now: 0, serverNow: 0, random: 0 })
          .nextAttemptAt / 1000
      );
    });
    expect(pauses).toEqual([5, 10, 20, 900]);
  });
});
