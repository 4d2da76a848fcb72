/** Where in the document the address of the page points: `?page=3&find=16 bar`. */
export interface Place {
  page: number;
  find: string;
}

export function readPlace(search: string): Place {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page'));
  return { page: Number.isInteger(page) && page > 0 ? page : 1, find: parameters.get('find') ?? '' };
}

/** The same address at another place; the first page and no words to find need none of their own. */
export function addressAt(href: string, { page, find }: Place): string {
  const address = new URL(href);
  const { searchParams } = address;
  if (page === 1) searchParams.delete('page');
  else searchParams.set('page', String(page));
  if (find === '') searchParams.delete('find');
  else searchParams.set('find', find);
  return address.href;
}
