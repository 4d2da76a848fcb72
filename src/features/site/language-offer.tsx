import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { siteLanguages } from '#src/format/site-languages.ts';
import { urlIn } from '#src/format/url-in.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import type { Setting } from '#src/contract/site.ts';
import { SiteContext } from '#src/ui/site-context.ts';
import button from '#src/ui/button.module.css';
import { Offer } from '#src/ui/offer.tsx';
import { chosenLanguage, offeredLanguage, wordings } from './language-wordings.ts';

/** Offers the visitor's own language until one is chosen. Nobody is redirected. */
export function LanguageOffer() {
  const { pathname, search } = useLocation();
  const chosen = chosenLanguage.use();
  const ofMarket = languageOfMarket(use(SiteContext)?.shop);
  const [offered, setOffered] = useState<string>();
  useEffect(() => {
    const site = { languages: siteLanguages, current: m.language.code };
    const preferred = [...(ofMarket ? [ofMarket] : []), ...navigator.languages];
    setOffered(offeredLanguage(preferred, site));
  }, [ofMarket]);
  const wording = wordings[offered ?? ''];
  if (chosen !== null || offered === undefined || !wording) return null;
  return (
    <Offer lang={offered} label={wording.own}>
      <p>{wording.offer}</p>
      <Button variant="plain" onClick={() => chosenLanguage.write(m.language.code)}>
        {wording.decline}
      </Button>
      {/* Another language is another document. */}
      <a
        className={button.primary}
        href={urlIn(offered, pathname + search)}
        hrefLang={offered}
        onClick={() => chosenLanguage.write(offered)}
      >
        {wording.accept}
      </a>
    </Offer>
  );
}

/** The language of a market that the visitor has chosen. Undefined for the default market, which nobody chooses. */
function languageOfMarket(shop: Setting['shop'] | undefined): string | undefined {
  const [first, ...others] = shop?.markets ?? [];
  const chosen = others.find(({ code }) => code === shop?.market);
  return first && chosen ? (chosen.language ?? undefined) : undefined;
}
