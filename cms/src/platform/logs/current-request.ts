import { createAsyncContext } from '../async-context';

export type CurrentRequest = {
  /** Written with every line of the log, and stored with orders and e-mails. */
  id: string;
  /** What the sender wrote in the URL and the body. Never logged. */
  sentTexts?: () => string[];
};

const storage = createAsyncContext<CurrentRequest>();

export const currentRequest = (): CurrentRequest | undefined => storage.getStore();

export const runInRequest = <Result>(request: CurrentRequest, run: () => Result): Result =>
  storage.run(request, run);

/** For work that a request starts but that also concerns other requests. */
export const runOutsideRequest = <Result>(run: () => Result): Result => storage.exit(run);
