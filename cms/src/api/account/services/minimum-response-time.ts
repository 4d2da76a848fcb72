import { setTimeout as delay } from 'node:timers/promises';

// Longer than any of the responses takes, so that the response time reveals nothing.
const minimumMs = 500;

export const minimumResponseTime = (): Promise<void> => delay(minimumMs);
