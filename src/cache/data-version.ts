import { currentMarketCode } from './market-code.ts';
import { contractVersion } from './contract-version.ts';

const market = currentMarketCode();

/** The version of public data stored on the device. Data of another market has other prices, so it is requested again. */
export const dataVersion = market === '' ? contractVersion : `${contractVersion} ${market}`;

/** False if another tab has chosen another market since: what is received now does not belong to this version. */
export const isDataCurrent = (): boolean => currentMarketCode() === market;
