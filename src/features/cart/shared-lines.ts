export interface SharedLine {
  partNumber: string;
  quantity: number;
}

/** `/quick-order?lines=APT210-010*3,…`: the visitor sees the list before adding it to the cart. */
export const sharedUrl = (lines: SharedLine[]) =>
  `/quick-order?lines=${lines
    .map(({ partNumber, quantity }) => `${encodeURIComponent(partNumber)}*${quantity}`)
    .join(',')}`;

/** As text for the quick order; other URL parameters are ignored. */
export function sharedText(search: URLSearchParams): string {
  return (search.get('lines') ?? '')
    .split(',')
    .flatMap((line) => {
      const [, partNumber = '', quantity = ''] = /^(.{1,80})\*(\d{1,6})$/.exec(line.trim()) ?? [];
      return partNumber === '' ? [] : [`${partNumber};${quantity}`];
    })
    .join('\n');
}
