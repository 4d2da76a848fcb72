import { isSameSignature, sign } from '../config/derived-secret';

const shape = /^([a-z\d]{24})-([\w-]{43})$/;

// Anyone with the URL sees the request; nobody can guess it. Without a dot, because a path with one is that of a file.
export function statusToken(documentId: string): string {
  return `${documentId}-${sign('status', documentId)}`;
}

export function statusPath(documentId: string): string {
  return `/calibration-and-repair/status/${statusToken(documentId)}`;
}

export function documentIdOfToken(token: string): string | undefined {
  const [, documentId = '', signature = ''] = shape.exec(token) ?? [];
  return isSameSignature(signature, sign('status', documentId)) ? documentId : undefined;
}
