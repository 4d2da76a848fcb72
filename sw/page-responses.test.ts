import { describe, expect, it } from 'vitest';
import { isFresh, isGatewayFailure, isPublicPage } from './page-responses.ts';

const now = Date.parse('2026-05-04T10:00:00Z');
const html = { 'Content-Type': 'text/html; charset=utf-8' };

describe('a page that was seen', () => {
  it('is fresh for five minutes', () => {
    expect(isFresh(sentAt('Mon, 04 May 2026 09:55:30 GMT'), now)).toBe(true);
    expect(isFresh(sentAt('Mon, 04 May 2026 09:54:30 GMT'), now)).toBe(false);
  });

  it('is not fresh where the clocks disagree, or nobody says when it was sent', () => {
    expect(isFresh(sentAt('Mon, 04 May 2026 10:07:00 GMT'), now)).toBe(false);
    expect(isFresh(new Response('', { headers: html }), now)).toBe(false);
  });
});

describe('an answer to a navigation', () => {
  it('is kept only where it is nobody’s own', () => {
    const ofOne = new Response('', { headers: { ...html, 'Cache-Control': 'private, no-cache' } });
    expect(isPublicPage(ofOne)).toBe(false);
  });

  it('of a gateway that cannot reach the server counts as none; the server’s own failure is shown', () => {
    expect(isGatewayFailure(new Response('', { status: 502 }))).toBe(true);
    expect(isGatewayFailure(new Response('', { status: 500 }))).toBe(false);
  });
});

const sentAt = (date: string) => new Response('', { headers: { ...html, Date: date } });
