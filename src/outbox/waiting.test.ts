import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anEntry, anOutbox, emptyOutbox, entries, insteadOfForms, replayed } from './an-outbox.ts';
import { settled } from './entry.ts';
import { aBackend, refusal } from './fake-backend.ts';
import { add, readFile } from './store.ts';

const day = 24 * 3_600_000;

vi.stubGlobal('indexedDB', new IDBFactory());
beforeEach(emptyOutbox);

describe('two people on one device', () => {
  it('never sends what one wrote while another, or nobody, is signed in', async () => {
    const backend = aBackend();
    await add(anEntry('of ada', { subject: '1' }), new Map());
    await replayed(backend.carry, { subject: '2' });
    await replayed(backend.carry, { subject: null });
    expect(backend.stored).toEqual([]);
    await replayed(backend.carry, { subject: '1' });
    expect(backend.stored.map(({ text }) => text)).toEqual(['of ada']);
  });

  it('sends the token of the writer alone, and none with what a visitor wrote', async () => {
    const backend = aBackend();
    const tokens: (string | undefined)[] = [];
    await add(anEntry('of a visitor'), new Map());
    await add(anEntry('of ada', { subject: '1', kind: 'demo' }), new Map());
    await replayed(
      async (path, parcel) => {
        if (path === '/api/contact-forms') tokens.push(parcel.headers?.Authorization);
        return backend.carry(path, parcel);
      },
      { subject: '1' },
    );
    expect(tokens.toSorted()).toEqual(['Bearer token of 1', undefined]);
  });

  it('parks what met a session that is over', async () => {
    const backend = aBackend();
    await add(anEntry('of ada', { subject: '1' }), new Map());
    await replayed(insteadOfForms(backend.carry, refusal(401, 'UnauthorizedError')), { subject: '1' });
    expect((await entries())[0]?.state).toBe('parked');
  });
});

describe('an old entry', () => {
  it('is not sent by itself after thirty days, and not dropped', async () => {
    const backend = aBackend();
    await anOutbox('a');
    await replayed(backend.carry, { now: Date.now() + 31 * day });
    expect(backend.stored).toEqual([]);
    expect((await entries())[0]?.state).toBe('expired');
  });

  it('is forgotten thirty days after it arrived', async () => {
    const backend = aBackend();
    await anOutbox('a');
    await replayed(backend.carry);
    await replayed(backend.carry, { now: Date.now() + 31 * day });
    expect(await entries()).toEqual([]);
  });
});

describe('files of an entry', () => {
  it('go on where they stopped', async () => {
    const backend = aBackend();
    const bytes = new ArrayBuffer(1_300_000);
    const file = {
      id: 'f1',
      name: 'a.pdf',
      mediaType: 'application/pdf',
      sizeBytes: bytes.byteLength,
      sha256: '',
    };
    await add(anEntry('a', { attachments: [file] }), new Map([['f1', bytes]]));
    let pieces = 0;
    let checks = 0;
    await replayed(async (path, parcel) => {
      if (path === '/recaptcha/challenge?entry=f1') checks += 1;
      if (parcel.method === 'PATCH') pieces += 1;
      const reply = await backend.carry(path, parcel);
      return pieces === 2 ? 'unreachable' : reply;
    });
    await replayed(async (path, parcel) => {
      if (path === '/recaptcha/challenge?entry=f1') checks += 1;
      return backend.carry(path, parcel);
    });
    // Only what the server does not know yet needs a human check.
    expect(checks).toBe(1);
    expect(backend.counts.pieces).toBe(3);
    expect(backend.files.get('f1')?.received).toBe(bytes.byteLength);
    expect(await readFile('f1')).toBeUndefined();
  });
});

describe('the pause after a failure', () => {
  it('doubles, up to a quarter of an hour', () => {
    const busy = { reason: 'busy' as const, message: '', fields: [] };
    const pauses = [0, 1, 2, 10].map((attempts) => {
      const entry = { ...anEntry('a'), attempts };
      return (
        settled(entry, { type: 'try-later', failure: busy }, { now: 0, serverNow: 0, chance: 0 })
          .nextAttemptAt / 1000
      );
    });
    expect(pauses).toEqual([5, 10, 20, 900]);
  });
});
