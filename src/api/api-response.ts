export interface ApiResponse {
  status: number;
  /** The parsed JSON; undefined if the body is not JSON. */
  body: unknown;
  /** Undefined for a request in process. */
  headers?: Headers;
}
