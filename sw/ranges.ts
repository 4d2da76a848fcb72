const pattern = /^bytes=(\d*)-(\d*)$/;

/** Responds to a range request with part of a stored file: https://www.rfc-editor.org/rfc/rfc9110#name-range-requests */
export async function createRangeResponse(whole: Response, range: string): Promise<Response> {
  const bytes = await whole.arrayBuffer();
  const bounds = parseRange(range, bytes.byteLength);
  if (bounds === 'whole') return new Response(bytes, { headers: whole.headers });
  const headers = new Headers(whole.headers);
  if (bounds === 'outside') {
    headers.set('Content-Range', `bytes */${bytes.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = bounds;
  headers.set('Content-Range', `bytes ${first}-${last}/${bytes.byteLength}`);
  headers.set('Content-Length', String(last - first + 1));
  return new Response(bytes.slice(first, last + 1), { status: 206, headers });
}

type Bounds = { first: number; last: number } | 'whole' | 'outside';

/** Multiple ranges and invalid headers return the whole file. */
export function parseRange(range: string, length: number): Bounds {
  const [, from = '', to = ''] = pattern.exec(range) ?? [];
  if (from === '' && to === '') return 'whole';
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return first > last ? 'outside' : { first, last };
}
