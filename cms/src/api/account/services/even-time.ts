import { setTimeout as delay } from 'node:timers/promises';

// Longer than any of the answers takes by itself, so that how long it takes tells nothing.
const evenMilliseconds = 500;

export const untilEvenTime = (): Promise<void> => delay(evenMilliseconds);
