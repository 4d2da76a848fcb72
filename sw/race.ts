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
