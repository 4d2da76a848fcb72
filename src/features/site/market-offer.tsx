import { use, useEffect, useState } from 'react';
import { siteLanguages } from '#src/format/site-languages.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import styles from '#src/ui/offer.module.css';
import { SiteContext } from '#src/ui/site-context.ts';
import { chosenMarket } from './choose-market.ts';
import { MarketForm, valueOf } from './market-form.tsx';
import { offeredMarket } from './offered-market.ts';
import { chosenLanguage, offeredLanguage } from './language-wordings.ts';

interface Visitor {
  language: string;
  timeZone: string;
  /** The offer of a language comes first. */
  isOfferedLanguage: boolean;
}

/** Offers the prices of the visitor's country until a market is chosen. Nobody is switched. */
export function MarketOffer() {
  const shop = use(SiteContext)?.shop;
  const hasChosenMarket = chosenMarket.use() !== null;
  const hasChosenLanguage = chosenLanguage.use() !== null;
  const [visitor, setVisitor] = useState<Visitor>();
  useEffect(() => {
    const site = { languages: siteLanguages, current: m.language.code };
    setVisitor({
      language: navigator.language,
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      isOfferedLanguage: offeredLanguage(navigator.languages, site) !== undefined,
    });
  }, []);
  if (!shop || !visitor || hasChosenMarket || (visitor.isOfferedLanguage && !hasChosenLanguage)) return null;
  const { markets, market: current } = shop;
  const offered = offeredMarket(visitor, { markets, current });
  if (!offered) return null;
  const { name: market, currency } = offered;
  return (
    <aside aria-label={m.site.market}>
      <MarketForm markets={markets} className={styles.offer}>
        <span>{m.site.marketOffer({ market, currency })}</span>
        <Button variant="plain" onClick={() => chosenMarket.write(current ?? '')}>
          {m.site.marketDecline}
        </Button>
        <Button variant="primary" type="submit" name="market" value={valueOf(offered, markets)}>
          {m.site.marketAccept({ currency })}
        </Button>
      </MarketForm>
    </aside>
  );
}
