const types: Record<string, 'auth' | 'system' | 'internal'> = {
  missing_master_key: 'auth',
  invalid_api_key: 'auth',
  missing_authorization_header: 'auth',
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

export const noIndex = (uid: string) =>
  new SearchFailure(404, 'index_not_found', `Index \`${uid}\` not found.`);

export const badRequest = (message: string) => new SearchFailure(400, 'bad_request', message);

/** The index is read-only for clients: it follows the content. */
export const notAllowed = (hasKey: boolean) =>
  hasKey
    ? new SearchFailure(403, 'invalid_api_key', 'The provided API key is invalid.')
    : new SearchFailure(
        401,
        'missing_authorization_header',
        'The Authorization header is missing. It must use the bearer authorization method.',
      );
