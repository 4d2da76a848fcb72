import { describe, expect, it } from 'vitest';
import { isFresh, isGatewayFailure, isPublicPage } from './page-responses.ts';

const now = Date.parse('2026-05-04T10:00:00Z');
const html = { 'Content-Type': 'text/html; charset=utf-8' };

describe('a visited page', () => {
  it('is fresh for five minutes', () => {
    expect(isFresh(sentAt('Mon, 04 May 2026 09:55:30 GMT'), now)).toBe(true);
    expect(isFresh(sentAt('Mon, 04 May 2026 09:54:30 GMT'), now)).toBe(false);
  });

  it('is not fresh if the clocks disagree or its date is missing', () => {
    expect(isFresh(sentAt('Mon, 04 May 2026 10:07:00 GMT'), now)).toBe(false);
    expect(isFresh(new Response('', { headers: html }), now)).toBe(false);
  });
});

describe('a response to a navigation', () => {
  it('is cached only if it is public', () => {
    const personal = new Response('', { headers: { ...html, 'Cache-Control': 'private, no-cache' } });
    expect(isPublicPage(personal)).toBe(false);
  });

  it('counts as missing if a gateway could not reach the server; the server’s own error is shown', () => {
    expect(isGatewayFailure(new Response('', { status: 502 }))).toBe(true);
    expect(isGatewayFailure(new Response('', { status: 500 }))).toBe(false);
  });
});

const sentAt = (date: string) => new Response('', { headers: { ...html, Date: date } });
