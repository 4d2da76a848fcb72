import type { ApiResponse } from '#src/api/api-response.ts';
import type { SendOutcome } from '#src/api/send.ts';

/** A response with status 200. */
export const okResponse = (body: unknown, headers: Record<string, string> = {}): SendOutcome => ({
  type: 'ok',
  status: 200,
  body,
  headers: new Headers(headers),
});

export const noResponse: SendOutcome = { type: 'unreachable' };

/** An error response in Strapi's format. */
export const errorResponse = (
  status: number,
  name: string,
  details: object = {},
): { type: 'error' } & ApiResponse => ({
  type: 'error',
  status,
  body: { data: null, error: { status, name, message: `${name}.`, details } },
});
