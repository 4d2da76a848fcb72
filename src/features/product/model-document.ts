import type { Document } from '#src/contract/document.ts';

/** The document for the 3D view: the current GLB file. */
export const modelDocument = (documents: Document[]): Document | undefined =>
  documents.find(
    ({ type, fileUrl, replacedByRevision }) =>
      type === 'cad' && replacedByRevision === null && /\.glb(?:\?|$)/i.test(fileUrl ?? ''),
  );
