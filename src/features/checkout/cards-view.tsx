import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import type { SavedCard } from '#src/contract/checkout.ts';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { Button } from '#src/ui/button.tsx';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import styles from '#src/ui/form/form.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { cardText } from './card-text.ts';
import { removeCard, savedCardsQuery } from './queries.ts';

/** The customer's cards that are stored by the payment provider. They can be removed here. */
export function CardsView({ subject }: { subject: string }) {
  const query = useQuery(savedCardsQuery(subject));
  return (
    <div className={styles.form}>
      <p>{m.checkout.cardsIntro}</p>
      <Async query={query}>{(cards) => <Cards cards={cards} subject={subject} />}</Async>
    </div>
  );
}

function Cards({ cards, subject }: { cards: SavedCard[]; subject: string }) {
  const client = useQueryClient();
  const isOffline = use(IsOfflineContext);
  const [toRemove, setToRemove] = useState('');
  const removal = useMutation({
    mutationFn: removeCard,
    onSuccess: (left) => client.setQueryData(savedCardsQuery(subject).queryKey, left),
  });
  return (
    <>
      {cards.length === 0 && (
        <Notice kind="information" title={m.checkout.noSavedCards}>
          <p>{m.checkout.noSavedCardsText}</p>
        </Notice>
      )}
      {cards.map((card) => (
        <article key={card.id} className={styles.group} aria-label={cardText(card)}>
          <h2 className={styles.name}>{cardText(card)}</h2>
          {toRemove === card.id ? (
            <Confirm
              isBusy={removal.isPending}
              onYes={() => removal.mutate(card.id)}
              onNo={() => setToRemove('')}
            />
          ) : (
            <div className={styles.actions}>
              <Button
                disabled={isOffline}
                aria-label={m.checkout.removeNamedCard({ card: cardText(card) })}
                onClick={() => {
                  removal.reset();
                  setToRemove(card.id);
                }}
              >
                {m.checkout.remove}
              </Button>
            </div>
          )}
        </article>
      ))}
      <p role="status">{removal.isSuccess && m.checkout.cardRemoved}</p>
      {removal.error && <Notice kind="error" title={problem(removal.error)} />}
    </>
  );
}

interface ConfirmProps {
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** The payment provider deletes it immediately, so this cannot be undone. */
function Confirm({ isBusy, onYes, onNo }: ConfirmProps) {
  return (
    <>
      <p>{m.checkout.removeCardQuestion}</p>
      <div className={styles.actions}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- These buttons replace the one that was pressed. */}
        <Button variant="primary" disabled={isBusy} autoFocus onClick={onYes}>
          {isBusy ? m.checkout.removing : m.checkout.removeCard}
        </Button>
        <Button disabled={isBusy} onClick={onNo}>
          {m.checkout.keepCard}
        </Button>
      </div>
    </>
  );
}

const problem = ({ name, message }: Error) => (name === 'Unreachable' ? m.checkout.cardNotRemoved : message);
