import { describe, expect, it } from 'vitest';
import { anEntry } from './outbox-fixtures.ts';
import { applyOutcome } from './entry.ts';
import { createFakeBackend } from './fake-backend.ts';
import { errorResponse, noResponse } from './fake-responses.ts';
import { requestPass } from './human-check.ts';
import type { SendOutcome } from '#src/api/send.ts';
import type { SendRequest } from './send-request.ts';

const aToken = (ageMs = 0) => ({ token: 'a v3 token', madeAt: Date.now() - ageMs });

describe('the human check of an entry', () => {
  it('is the reCAPTCHA token if the form was sent online, without proof of work', async () => {
    const { sendRequest, tokens, challenges } = fakeConnection();
    const entry = { ...anEntry('a'), captcha: aToken() };
    expect(await requestPass(entry, sendRequest)).toEqual({ pass: `pass ${entry.id}` });
    expect([tokens, challenges()]).toEqual([['a v3 token'], 0]);
  });

  it('is proof of work for an entry that was pending', async () => {
    const { sendRequest, tokens, challenges } = fakeConnection();
    const entry = anEntry('a');
    expect(await requestPass(entry, sendRequest)).toEqual({ pass: `pass ${entry.id}` });
    expect([tokens.includes('a v3 token'), challenges()]).toEqual([false, 1]);
  });

  it('is proof of work once the token is two minutes old', async () => {
    const { sendRequest, tokens, challenges } = fakeConnection();
    await requestPass({ ...anEntry('a'), captcha: aToken(115_000) }, sendRequest);
    expect([tokens.includes('a v3 token'), challenges()]).toEqual([false, 1]);
  });

  it.each<[string, SendOutcome]>([
    ['rejected', errorResponse(403, 'HumanCheckError')],
    ['not verified because Google cannot be reached', errorResponse(503, 'ServiceUnavailableError')],
  ])('is proof of work if the token is %s', async (_how, response) => {
    const { sendRequest, tokens, challenges } = fakeConnection(response);
    const entry = { ...anEntry('a'), captcha: aToken() };
    expect(await requestPass(entry, sendRequest)).toEqual({ pass: `pass ${entry.id}` });
    expect([tokens.length, challenges()]).toEqual([2, 1]);
  });

  it('waits for the connection if it is lost', async () => {
    const { sendRequest, challenges } = fakeConnection(noResponse);
    expect(await requestPass({ ...anEntry('a'), captcha: aToken() }, sendRequest)).toEqual({
      outcome: noResponse,
    });
    expect(challenges()).toBe(0);
  });

  it('uses the token only for the first attempt', () => {
    const failure = { reason: 'busy' as const, message: '', fields: [] };
    const after = applyOutcome(
      { ...anEntry('a'), captcha: aToken() },
      { type: 'try-later', failure },
      { now: Date.now(), random: 0, serverNow: undefined },
    );
    expect(after.captcha).toBeNull();
  });
});

/** A backend that accepts the reCAPTCHA token, or returns `toToken`. */
function fakeConnection(toToken?: SendOutcome) {
  const backend = createFakeBackend();
  const tokens: string[] = [];
  let challenges = 0;
  const sendRequest: SendRequest = async (path, request) => {
    if (path.startsWith('/recaptcha/challenge')) challenges += 1;
    if (path !== '/recaptcha/verify') return backend.sendRequest(path, request);
    const token = String(Reflect.get(Object(request.body), 'token'));
    tokens.push(token);
    return token === 'a v3 token' && toToken ? toToken : backend.sendRequest(path, request);
  };
  return { sendRequest, tokens, challenges: () => challenges };
}
