import { setTimeout as delay } from 'node:timers/promises';

// Longer than any of the responses takes, so that the response time reveals nothing.
const evenMilliseconds = 500;

export const untilEvenTime = (): Promise<void> => delay(evenMilliseconds);
