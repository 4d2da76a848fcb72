import { createAsyncContext } from '../async-context';

/** Where a visitor buys: decides currency, prices, delivery and how prices are shown. Editors define it. */
export type Market = {
  code: string;
  name: string;
  /** Null if the prices are those of the products themselves, in the currency of the shop. */
  priceList: { id: number; currency: string; optionFactor: number | null } | null;
  /** Whether consumers see prices with VAT. */
  showsVat: boolean;
  /** Countries to which the market delivers, of those in its shipping zones. Empty: all of them. */
  countries: string[];
  language: string | null;
  units: 'metric' | 'us';
  paperSize: 'a4' | 'us-letter';
  acceptsCards: boolean;
  acceptsPurchaseOrders: boolean;
  /** True for the market of visitors who have not chosen one. */
  isDefault: boolean;
};

const context = createAsyncContext<Market | undefined>();

/** The market of the request that is being handled. Undefined if the shop has no markets, and outside of requests. */
export const currentMarket = (): Market | undefined => context.getStore();

export const inMarket = <Result>(market: Market | undefined, callback: () => Result): Result =>
  context.run(market, callback);

/** Responses that depend on the market are cached under a key that contains it. */
export const marketKey = (): string => currentMarket()?.code ?? '';
