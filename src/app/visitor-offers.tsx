import { useState } from 'react';
import { createPortal } from 'react-dom';
import { LanguageOffer } from '#src/features/site/language-offer.tsx';
import { MarketOffer } from '#src/features/site/market-offer.tsx';
import { siteLanguages } from '#src/format/site-languages.ts';

/** The offers of the visitor's own language and market, with the other notices. */
export function VisitorOffers() {
  const [notices] = useState(() => document.getElementById('notices'));
  const offers = (
    <>
      {siteLanguages.length > 1 && <LanguageOffer />}
      <MarketOffer />
    </>
  );
  return notices && createPortal(offers, notices);
}
