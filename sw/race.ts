/** The network's answer when it comes in time; `late` when it does not, `failed` when there is none. */
export async function inTime<T>(network: Promise<T>, patienceMs: number): Promise<T | 'late' | 'failed'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, patienceMs, 'late');
  });
  const answer = await Promise.race([network.catch(() => 'failed' as const), late]);
  clearTimeout(timer);
  return answer;
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
const firstPatienceMs = 1800;
const laterPatienceMs = 300;
const slowForMs = 60_000;

/** How long to wait for the network: less for a while after it made somebody wait in vain. */
export function createPatience(now: () => number = Date.now) {
  let slowUntil = 0;
  return {
    milliseconds: () => (now() < slowUntil ? laterPatienceMs : firstPatienceMs),
    wasLate: () => {
      slowUntil = now() + slowForMs;
    },
    wasInTime: () => {
      slowUntil = 0;
    },
  };
}
