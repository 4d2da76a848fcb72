/** The backend could not be reached, or the connection was lost. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** The backend returned an error in Strapi's format. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly details: unknown;

  constructor(status: number, message: string, details: unknown) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** The response does not match the contract. */
export class InvalidResponse extends Error {
  override name = 'InvalidResponse';
}
