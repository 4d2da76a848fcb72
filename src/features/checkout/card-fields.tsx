import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import type { CardSettings, SavedCard, Totals } from '#src/contract/checkout.ts';
import { m } from '#src/messages/m.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import type { CardForm } from './card-form.ts';
import { cardText } from './card-text.ts';
import styles from './checkout.module.css';
import { payingBy } from './pay-by-card.ts';
import { savedCardsQuery } from './queries.ts';
import type { OrderRequest, PaymentResult } from './use-ordering.ts';

interface Props {
  settings: CardSettings;
  totals: Totals;
  subject: string | null;
  /** Set to the form that confirms the payment. */
  pay: RefObject<((request: OrderRequest) => Promise<PaymentResult>) | undefined>;
}

const StripeCard = lazyPart(async () => (await import('./stripe-card.tsx')).StripeCard);

/** Selects a saved card or a new one. */
export function CardFields({ settings, totals, subject, pay }: Props) {
  const [form, setForm] = useState<CardForm>();
  const { data: saved = [] } = useQuery(savedCardsQuery(subject));
  const [chosen, setChosen] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  // A saved card is selected until the customer chooses another.
  const savedCard = saved.find(({ id }) => id === (chosen ?? saved[0]?.id))?.id ?? '';
  useEffect(() => {
    pay.current = payingBy(form, { subject, savedCard, saveCard: isSaving });
    return () => {
      pay.current = undefined;
    };
  }, [pay, form, subject, savedCard, isSaving]);
  return (
    <div className={styles.group}>
      {settings.testMode && (
        <Notice kind="information" title={m.checkout.testMode}>
          <p>{m.checkout.testModeText}</p>
        </Notice>
      )}
      <SavedCards cards={saved} chosen={savedCard} onChoose={setChosen} />
      <div hidden={savedCard !== ''}>
        <StripeCard settings={settings} totals={totals} onForm={setForm} />
      </div>
      {subject !== null && savedCard === '' && (
        <label className={styles.terms}>
          <input type="checkbox" checked={isSaving} onChange={() => setIsSaving(!isSaving)} />
          <span>{m.checkout.saveCard}</span>
        </label>
      )}
    </div>
  );
}

interface SavedProps {
  cards: SavedCard[];
  chosen: string;
  onChoose: (id: string) => void;
}

function SavedCards({ cards, chosen, onChoose }: SavedProps) {
  if (cards.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{m.checkout.savedCards}</legend>
      {cards.map((card) => (
        <label key={card.id} className={styles.terms}>
          <input type="radio" name="card" checked={chosen === card.id} onChange={() => onChoose(card.id)} />
          <span>{cardText(card)}</span>
        </label>
      ))}
      <label className={styles.terms}>
        <input type="radio" name="card" checked={chosen === ''} onChange={() => onChoose('')} />
        <span>{m.checkout.anotherCard}</span>
      </label>
      <p className={styles.note}>
        <SiteLink href="/account/cards">{m.checkout.manageSavedCards}</SiteLink>
      </p>
    </fieldset>
  );
}
