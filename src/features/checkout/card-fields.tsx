import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CardSettings, SavedCard, Totals } from '#src/contract/checkout.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './checkout.module.css';
import { payingBy } from './pay-by-card.ts';
import { removeCard, savedCardsQuery } from './queries.ts';
import { useCardForm } from './use-card-form.ts';
import type { Asked, Paying } from './use-ordering.ts';

interface Properties {
  settings: CardSettings;
  totals: Totals;
  subject: string | null;
  /** Filled in with what pays. */
  pay: RefObject<((asked: Asked) => Promise<Paying>) | undefined>;
}

/** A saved card or a new one. */
export function CardFields({ settings, totals, subject, pay }: Properties) {
  const place = useRef<HTMLDivElement>(null);
  const form = useCardForm(settings, totals, place);
  const { data: saved = [] } = useQuery(savedCardsQuery(subject));
  const [chosen, setChosen] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const savedCard = saved.some(({ id }) => id === chosen) ? chosen : '';
  useEffect(() => {
    pay.current = payingBy(form ?? undefined, { subject, savedCard, saveCard: isSaving });
    return () => {
      pay.current = undefined;
    };
  }, [pay, form, subject, savedCard, isSaving]);
  return (
    <div className={styles.group}>
      {settings.testMode && (
        <Notice kind="information" title="Test mode: no money moves">
          <p>Pay with a test card, such as 4242 4242 4242 4242.</p>
        </Notice>
      )}
      <SavedCards cards={saved} subject={subject} chosen={savedCard} onChoose={setChosen} />
      {form === undefined && <Skeleton />}
      {form === null && (
        <Notice kind="error" title="The payment service could not be loaded">
          <p>Reload the page, or order on invoice with a purchase order.</p>
        </Notice>
      )}
      <div ref={place} hidden={savedCard !== ''} />
      {subject !== null && savedCard === '' && (
        <label className={styles.terms}>
          <input type="checkbox" checked={isSaving} onChange={() => setIsSaving(!isSaving)} />
          <span>Keep this card with the payment service for my next order</span>
        </label>
      )}
    </div>
  );
}

interface SavedProperties {
  cards: SavedCard[];
  subject: string | null;
  chosen: string;
  onChoose: (id: string) => void;
}

function SavedCards({ cards, subject, chosen, onChoose }: SavedProperties) {
  const client = useQueryClient();
  if (cards.length === 0) return null;
  const remove = async (id: string) => {
    const left = await removeCard(id).catch(() => undefined);
    if (left) client.setQueryData(savedCardsQuery(subject).queryKey, left);
  };
  return (
    <fieldset className={styles.group}>
      <legend>Your cards</legend>
      {cards.map(({ id, brand, last4, expiryMonth, expiryYear }) => (
        <div key={id} className={styles.actions}>
          <label className={styles.terms}>
            <input type="radio" name="card" checked={chosen === id} onChange={() => onChoose(id)} />
            <span>
              {brand} ending in {last4}, until {expiryMonth}/{expiryYear}
            </span>
          </label>
          <Button
            look="plain"
            aria-label={`Remove the card ending in ${last4}`}
            onClick={() => void remove(id)}
          >
            Remove
          </Button>
        </div>
      ))}
      <label className={styles.terms}>
        <input type="radio" name="card" checked={chosen === ''} onChange={() => onChoose('')} />
        <span>Another card</span>
      </label>
    </fieldset>
  );
}
