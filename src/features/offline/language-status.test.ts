import { describe, expect, it } from 'vitest';
import { statusOf, type LanguageFacts } from './language-status.ts';

const saved = { completedAt: 1000, isCurrent: true };
const partial = { completedAt: null, isCurrent: true };
const saving = { type: 'saving', percent: 40 } as const;

describe('the status of a language', () => {
  it('is absent if it was never opened or added', () => {
    expect(statusWith({})).toEqual({ state: 'absent' });
  });

  it('is incomplete if it was opened, but not saved completely', () => {
    expect(statusWith({ stored: partial })).toEqual({ state: 'incomplete' });
  });

  it('is saving from the moment it was added', () => {
    expect(statusWith({ isPending: true })).toEqual({ state: 'saving', percent: 0 });
    expect(statusWith({ isPending: true, activity: saving })).toEqual({ state: 'saving', percent: 40 });
  });

  it('is waiting without a connection, and while the server is unreachable', () => {
    expect(statusWith({ isPending: true, activity: saving, isOffline: true })).toEqual({ state: 'waiting' });
    const activity = { type: 'failed', reason: 'unreachable' } as const;
    expect(statusWith({ isPending: true, activity })).toEqual({ state: 'waiting' });
  });

  it('says why it failed', () => {
    const activity = { type: 'failed', reason: 'full' } as const;
    expect(statusWith({ stored: partial, isPending: true, activity })).toEqual({
      state: 'failed',
      reason: 'full',
    });
  });

  it('offers to continue an interrupted download on a metered connection', () => {
    expect(statusWith({ stored: partial, isPending: true, isMetered: true })).toEqual({
      state: 'incomplete',
    });
  });

  it('is saved, also while it is updated and if the update fails', () => {
    expect(statusWith({ stored: saved })).toEqual({ state: 'saved', completedAt: 1000 });
    expect(statusWith({ stored: saved, activity: saving })).toEqual({ state: 'updating', percent: 40 });
    const activity = { type: 'failed', reason: 'full' } as const;
    expect(statusWith({ stored: saved, activity })).toEqual({ state: 'saved', completedAt: 1000 });
  });

  it('is outdated if its data is of another market or version', () => {
    expect(statusWith({ stored: { ...saved, isCurrent: false } })).toEqual({ state: 'outdated' });
  });
});

const statusWith = (facts: Partial<LanguageFacts>) =>
  statusOf({
    stored: undefined,
    isPending: false,
    activity: undefined,
    isOffline: false,
    isMetered: false,
    ...facts,
  });
