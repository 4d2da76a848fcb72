/** The backend could not be reached, or the connection broke. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** The backend answered with an error in Strapi's format. */
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

/** The backend answered something else than the contract says. */
export class InvalidResponse extends Error {
  override name = 'InvalidResponse';
}
