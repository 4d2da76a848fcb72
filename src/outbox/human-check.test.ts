import { describe, expect, it } from 'vitest';
import { anEntry } from './an-outbox.ts';
import { settled } from './entry.ts';
import { aBackend, refusal } from './fake-backend.ts';
import { passFor } from './human-check.ts';
import type { Carry, Reply } from './wire.ts';

const aToken = (ageMs = 0) => ({ token: 'a v3 token', madeAt: Date.now() - ageMs });

describe('the human check of an entry', () => {
  it('is the token of reCAPTCHA where the form was sent online, without any work', async () => {
    const { carry, tokens, challenges } = aWire();
    const entry = { ...anEntry('a'), captcha: aToken() };
    expect(await passFor(entry, carry)).toEqual({ pass: `pass ${entry.id}` });
    expect([tokens, challenges()]).toEqual([['a v3 token'], 0]);
  });

  it('is proof of work for an entry that waited', async () => {
    const { carry, tokens, challenges } = aWire();
    const entry = anEntry('a');
    expect(await passFor(entry, carry)).toEqual({ pass: `pass ${entry.id}` });
    expect([tokens.includes('a v3 token'), challenges()]).toEqual([false, 1]);
  });

  it('is proof of work once the token is two minutes old', async () => {
    const { carry, tokens, challenges } = aWire();
    await passFor({ ...anEntry('a'), captcha: aToken(115_000) }, carry);
    expect([tokens.includes('a v3 token'), challenges()]).toEqual([false, 1]);
  });

  it.each<[string, Reply]>([
    ['refused', refusal(403, 'HumanCheckError')],
    ['not verified because Google is away', refusal(503, 'ServiceUnavailableError')],
  ])('is proof of work where the token is %s', async (_how, reply) => {
    const { carry, tokens, challenges } = aWire(reply);
    const entry = { ...anEntry('a'), captcha: aToken() };
    expect(await passFor(entry, carry)).toEqual({ pass: `pass ${entry.id}` });
    expect([tokens.length, challenges()]).toEqual([2, 1]);
  });

  it('waits for the connection when that is gone', async () => {
    const { carry, challenges } = aWire('unreachable');
    expect(await passFor({ ...anEntry('a'), captcha: aToken() }, carry)).toEqual({ reply: 'unreachable' });
    expect(challenges()).toBe(0);
  });

  it('takes the token for the first attempt alone', () => {
    const failure = { reason: 'busy' as const, message: '', fields: [] };
    const after = settled(
      { ...anEntry('a'), captcha: aToken() },
      { type: 'try-later', failure },
      { now: Date.now(), chance: 0, serverNow: undefined },
    );
    expect(after.captcha).toBeNull();
  });
});

/** A backend that accepts the token of reCAPTCHA, or answers it as told. */
function aWire(toToken?: Reply) {
  const backend = aBackend();
  const tokens: string[] = [];
  let challenges = 0;
  const carry: Carry = async (path, parcel) => {
    if (path.startsWith('/recaptcha/challenge')) challenges += 1;
    if (path !== '/recaptcha/verify') return backend.carry(path, parcel);
    const token = String(Reflect.get(Object(parcel.body), 'token'));
    tokens.push(token);
    return token === 'a v3 token' && toToken ? toToken : backend.carry(path, parcel);
  };
  return { carry, tokens, challenges: () => challenges };
}
