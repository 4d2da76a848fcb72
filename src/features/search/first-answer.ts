interface Sources<T> {
  server: Promise<T>;
  /** Asked only when it is needed; null where the device has nothing. */
  device: () => Promise<T | null>;
  /** How long the server may take before the device is asked too. */
  patienceMs: number;
}

export interface FirstAnswer<T> {
  answer: T;
  /** What the server says after the device was quicker; undefined where it says nothing. */
  later: Promise<T | undefined>;
}

/**
 * The server's answer when it comes in time; else the first of both.
 *
 * @throws what the server's failure was, where the device has nothing
 */
export async function firstAnswer<T>({ server, device, patienceMs }: Sources<T>): Promise<FirstAnswer<T>> {
  const inTime = await Promise.race([settled(server), late(patienceMs)]);
  if (inTime) return { answer: inTime.value, later: nothing };
  const fromDevice = device().catch(() => null);
  const first = await Promise.race([
    settled(server),
    fromDevice.then((answer) => answer && { value: answer, isDevice: true }),
  ]);
  if (first && 'isDevice' in first) return { answer: first.value, later: server.catch(() => undefined) };
  if (first) return { answer: first.value, later: nothing };
  const second = await fromDevice;
  if (second !== null) return { answer: second, later: server.catch(() => undefined) };
  return { answer: await server, later: nothing };
}

const nothing = Promise.resolve(undefined);

/** Null where it failed. */
const settled = <T>(server: Promise<T>) =>
  server.then(
    (value) => ({ value }),
    () => null,
  );

const late = (milliseconds: number) =>
  new Promise<null>((resolve) => {
    setTimeout(resolve, milliseconds, null);
  });
