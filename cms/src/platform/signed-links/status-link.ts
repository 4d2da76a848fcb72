import { isSameSignature, sign } from '../config/derived-secret';

const shape = /^([a-z\d]{24})-([\w-]{43})$/;

// Anyone with the URL can read the request, and nobody can guess it. Without a dot, because paths with a dot are files.
export function statusToken(documentId: string): string {
  return `${documentId}-${sign('status', documentId)}`;
}

export function statusPath(documentId: string): string {
  return `/calibration-and-repair/status/${statusToken(documentId)}`;
}

export function shippingDocumentPath(token: string): string {
  return `/api/service-requests/${token}/shipping-document`;
}

export function documentIdOfToken(token: string): string | undefined {
  const [, documentId = '', signature = ''] = shape.exec(token) ?? [];
  return isSameSignature(signature, sign('status', documentId)) ? documentId : undefined;
}

export function isStatusPath(path: string): boolean {
  const documentId = documentIdOfToken(path.split('/').at(-1) ?? '');
  return documentId !== undefined && path === statusPath(documentId);
}
