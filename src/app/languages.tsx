import { useState } from 'react';
import { createPortal } from 'react-dom';
import { LanguageOffer } from '#src/features/site/language-offer.tsx';

/** The offer of the visitor's own language, with the other notices. */
export function Languages() {
  const [notices] = useState(() => document.getElementById('notices'));
  return notices && createPortal(<LanguageOffer />, notices);
}
