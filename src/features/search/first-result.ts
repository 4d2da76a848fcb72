interface Sources<T> {
  server: Promise<T>;
  /** Called only if needed; null if the device has no catalogue. */
  device: () => Promise<T | null>;
  /** How long the server may take before the device is searched too. */
  timeoutMs: number;
}

export interface FirstResult<T> {
  result: T;
  /** The server's results if they arrive after those of the device; undefined if it fails. */
  later: Promise<T | undefined>;
}

/**
 * The server's results if they arrive in time, otherwise whichever results arrive first.
 *
 * @throws the server's error if the device has no catalogue
 */
export async function firstResult<T>({ server, device, timeoutMs }: Sources<T>): Promise<FirstResult<T>> {
  const inTime = await Promise.race([settled(server), timeout(timeoutMs)]);
  if (inTime) return { result: inTime.value, later: nothing };
  const fromDevice = device().catch(() => null);
  const first = await Promise.race([
    settled(server),
    fromDevice.then((result) => result && { value: result, isDevice: true }),
  ]);
  if (first && 'isDevice' in first) return { result: first.value, later: server.catch(() => undefined) };
  if (first) return { result: first.value, later: nothing };
  const second = await fromDevice;
  if (second !== null) return { result: second, later: server.catch(() => undefined) };
  return { result: await server, later: nothing };
}

const nothing = Promise.resolve(undefined);

/** Null if it failed. */
const settled = <T>(server: Promise<T>) =>
  server.then(
    (value) => ({ value }),
    () => null,
  );

const timeout = (milliseconds: number) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, milliseconds, null);
  });
