import { describe, expect, it } from 'vitest';
import { idempotencyKeys } from './idempotency-keys.ts';

describe('the idempotency key of a request', () => {
  it('stays the same while the same body is sent again', () => {
    const { keyFor } = idempotencyKeys();
    expect(keyFor({ partNumbers: ['A'] })).toBe(keyFor({ partNumbers: ['A'] }));
  });

  it('changes with the body, so that the response to another request is not taken for its own', () => {
    const { keyFor } = idempotencyKeys();
    expect(keyFor({ partNumbers: ['A'] })).not.toBe(keyFor({ partNumbers: ['A', 'B'] }));
  });

  it('changes once the server has responded', () => {
    const { keyFor, renew } = idempotencyKeys();
    const before = keyFor({ partNumbers: ['A'] });
    renew();
    expect(keyFor({ partNumbers: ['A'] })).not.toBe(before);
  });
});
