import { use, useEffect, useState } from 'react';
import type { Setting } from '#src/contract/site.ts';
import { once } from '#src/format/once.ts';
import { siteLanguages } from '#src/format/site-languages.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import styles from '#src/ui/offer.module.css';
import { SiteContext } from '#src/ui/site-context.ts';
import { UnitsContext } from '#src/ui/units-context.ts';
import { chosenMarket, forgetPages } from './choose-market.ts';
import { marketAction, MarketForm, valueOf } from './market-form.tsx';
import { offeredMarket } from './offered-market.ts';
import { chosenLanguage, offeredLanguage } from './language-wordings.ts';

interface Visitor {
  language: string;
  minutesBehindUtc: number;
  /** The offer of a language comes first. */
  isOfferedLanguage: boolean;
}

const ownFormat = once(() => new Intl.DateTimeFormat().resolvedOptions());
const timeZone = () => ownFormat().timeZone;

/** Offers the prices of the visitor's country until a market is chosen. Nobody is switched. */
export function MarketOffer() {
  const shop = use(SiteContext)?.shop;
  const hasChosenMarket = chosenMarket.use() !== null;
  usePreparedDevice(shop);
  const hasChosenLanguage = chosenLanguage.use() !== null;
  const [visitor, setVisitor] = useState<Visitor>();
  useEffect(() => {
    const site = { languages: siteLanguages, current: m.language.code };
    setVisitor({
      language: navigator.language,
      minutesBehindUtc: new Date().getTimezoneOffset(),
      isOfferedLanguage: offeredLanguage(navigator.languages, site) !== undefined,
    });
  }, []);
  if (!shop || !visitor || hasChosenMarket || (visitor.isOfferedLanguage && !hasChosenLanguage)) return null;
  const { markets, market: current } = shop;
  const offered = offeredMarket({ ...visitor, timeZone }, { markets, current });
  if (!offered) return null;
  const { name: market, currency } = offered;
  return (
    <aside aria-label={m.site.market}>
      <MarketForm markets={markets} className={styles.offer}>
        <span>{m.site.marketOffer({ market, currency })}</span>
        <Button variant="plain" onClick={() => chosenMarket.write(current ?? '')}>
          {m.site.marketDecline}
        </Button>
        <Button
          variant="primary"
          type="submit"
          name="market"
          formAction={marketAction}
          value={valueOf(offered, markets)}
        >
          {m.site.marketAccept({ currency })}
        </Button>
      </MarketForm>
    </aside>
  );
}

/** A market that was chosen before the code of the form had arrived: the device follows now. */
function usePreparedDevice(shop: Setting['shop'] | undefined) {
  const { choose } = use(UnitsContext);
  useEffect(() => {
    const [first, ...others] = shop?.markets ?? [];
    const market = others.find(({ code }) => code === shop?.market);
    if (!first || !market || chosenMarket.read() === market.code) return;
    void forgetPages();
    choose(market.units);
    chosenMarket.write(market.code);
  }, [shop, choose]);
}
