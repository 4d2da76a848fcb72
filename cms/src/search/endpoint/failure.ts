type Type = 'invalid_request' | 'auth' | 'system' | 'internal';

/** A refusal as Meilisearch answers it: its client reads code, type and link. */
export class SearchFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly type: Type;

  constructor(status: number, code: string, message: string, type: Type = 'invalid_request') {
    super(message);
    this.status = status;
    this.code = code;
    this.type = type;
  }

  get body() {
    const { message, code, type } = this;
    return { message, code, type, link: `https://docs.meilisearch.com/errors#${code}` };
  }
}

export const noIndex = (uid: string) =>
  new SearchFailure(404, 'index_not_found', `Index \`${uid}\` not found.`);

export const badRequest = (message: string) => new SearchFailure(400, 'bad_request', message);

/** Nothing is changed from outside: the index follows the content. */
export const notAllowed = (hasKey: boolean) =>
  hasKey
    ? new SearchFailure(403, 'invalid_api_key', 'The provided API key is invalid.', 'auth')
    : new SearchFailure(
        401,
        'missing_authorization_header',
        'The Authorization header is missing. It must use the bearer authorization method.',
        'auth',
      );
