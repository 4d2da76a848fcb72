// Parameters and results of the document service contain it, in different types.
export function documentIdOf(source: unknown): string | undefined {
  if (typeof source !== 'object' || source === null || !('documentId' in source)) return undefined;
  return typeof source.documentId === 'string' ? source.documentId : undefined;
}
