import type { Setting } from '#src/contract/site.ts';
import { m } from '#src/messages/m.ts';
import { marketAction, MarketForm, valueOf } from './market-form.tsx';
import styles from './market-switch.module.css';

/** The markets of the shop with their currencies, as buttons that show this page with other prices. */
export function MarketSwitch({ shop }: { shop: Setting['shop'] | undefined }) {
  if (!shop || shop.markets.length < 2) return null;
  const { market: current, markets } = shop;
  return (
    <MarketForm markets={markets} className={styles.markets}>
      <p id="market-heading">{m.site.deliveryAndCurrency}</p>
      <ul role="list" aria-labelledby="market-heading">
        {markets.map((market) => (
          <li key={market.code}>
            <button
              type="submit"
              name="market"
              formAction={marketAction}
              value={valueOf(market, markets)}
              aria-current={market.code === current ? 'true' : undefined}
            >
              {m.site.marketWithCurrency({ market: market.name, currency: market.currency })}
            </button>
          </li>
        ))}
      </ul>
    </MarketForm>
  );
}
