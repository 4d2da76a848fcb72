/** The position in the document given by the URL: `?page=3&find=16 bar`. */
export interface DocumentPosition {
  page: number;
  find: string;
}

export function parsePosition(search: string): DocumentPosition {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page'));
  return { page: Number.isInteger(page) && page > 0 ? page : 1, find: parameters.get('find') ?? '' };
}

/** The same URL with another position. The defaults, page 1 and no search text, are omitted. */
export function urlAt(href: string, { page, find }: DocumentPosition): string {
  const url = new URL(href);
  const { searchParams } = url;
  if (page === 1) searchParams.delete('page');
  else searchParams.set('page', String(page));
  if (find === '') searchParams.delete('find');
  else searchParams.set('find', find);
  return url.href;
}
