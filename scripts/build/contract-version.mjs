// @ts-check
import { fingerprint } from '../setup/fingerprint.mjs';

/** What is stored on a device was parsed by these files; by others it must be fetched again. */
export const contractVersion = () => fingerprint(['src/contract']).slice(0, 12);
