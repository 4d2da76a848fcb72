/** The network's answer when it comes in time; `late` when it does not, `failed` when there is none. */
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
 * The response once the first bytes of its body are there: headers may arrive on a connection that then stalls. The rest
 * of the body streams.
 */
export async function withFirstBytes(network: Promise<Response>): Promise<Response> {
  const response = await network;
  const reader = response.clone().body?.getReader();
  await reader?.read();
  // The body of the response itself goes on.
  void reader?.cancel().catch(() => undefined);
  return response;
}

// With these the page stands there within 3 s, then 1 s, on a phone that needs a second to draw it.
const defaultTimeoutMs = 1800;
const reducedTimeoutMs = 300;
const reducedForMs = 60_000;

/** How long to wait for the network: less for a while after it made somebody wait in vain. */
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
