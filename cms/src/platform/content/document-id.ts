// Parameters and results of the document service carry it, each in a type of its own.
export function documentIdOf(source: unknown): string | undefined {
  if (typeof source !== 'object' || source === null || !('documentId' in source)) return undefined;
  return typeof source.documentId === 'string' ? source.documentId : undefined;
}
