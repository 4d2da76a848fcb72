// @ts-check
import { fingerprint } from '../setup/fingerprint.mjs';

/** Version of the parsers. Data stored on a device by other parsers must be requested again. */
export const contractVersion = () => fingerprint(['src/contract']).slice(0, 12);
