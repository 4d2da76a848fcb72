/** Returns the result of `network`, `late` if it takes longer than the timeout, or `failed` if it rejects. */
export async function withTimeout<T>(network: Promise<T>, timeoutMs: number): Promise<T | 'late' | 'failed'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, 'late');
  });
  const outcome = await Promise.race([network.catch(() => 'failed' as const), late]);
  clearTimeout(timer);
  return outcome;
}

/**
 * Resolves once the first bytes of the body have arrived, because a connection may stall after the headers. The rest of the
 * body is streamed.
 */
export async function withFirstBytes(network: Promise<Response>): Promise<Response> {
  const response = await network;
  const reader = response.clone().body?.getReader();
  await reader?.read();
  // Only the clone is cancelled.
  void reader?.cancel().catch(() => undefined);
  return response;
}

// A phone that needs a second to render then shows the page within 3 s, and after a timeout within about 1 s.
const defaultTimeoutMs = 1800;
const reducedTimeoutMs = 300;
const reducedForMs = 60_000;

/** How long to wait for the network; reduced for a minute after a timeout. */
export function createNetworkTimeout(now: () => number = Date.now) {
  let reducedUntil = 0;
  return {
    milliseconds: () => (now() < reducedUntil ? reducedTimeoutMs : defaultTimeoutMs),
    reportTimeout: () => {
      reducedUntil = now() + reducedForMs;
    },
    reportSuccess: () => {
      reducedUntil = 0;
    },
  };
}
