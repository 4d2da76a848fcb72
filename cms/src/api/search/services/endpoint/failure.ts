const types: Record<string, 'system' | 'internal'> = {
  too_many_search_requests: 'system',
  internal: 'internal',
};

/** An error in Meilisearch's format: its client reads code, type and link. */
export class SearchFailure extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }

  get body() {
    const { message, code } = this;
    const type = types[code] ?? 'invalid_request';
    return { message, code, type, link: `https://docs.meilisearch.com/errors#${code}` };
  }
}

export const indexNotFound = (uid: string) =>
  new SearchFailure(404, 'index_not_found', `Index \`${uid}\` not found.`);
