import { timingSafeEqual } from 'node:crypto';
import { sign } from '../settings/derived-secret';

const shape = /^([a-z\d]{24})-([\w-]{43})$/;

// Who holds the address sees the request; nobody can guess it. No dot in it: a path with one is a file's.
export function statusToken(documentId: string): string {
  return `${documentId}-${sign('status', documentId)}`;
}

export function statusPath(documentId: string): string {
  return `/calibration-and-repair/status/${statusToken(documentId)}`;
}

export function documentIdOfToken(token: string): string | undefined {
  const [, documentId = '', signature = ''] = shape.exec(token) ?? [];
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign('status', documentId))];
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? documentId : undefined;
}
