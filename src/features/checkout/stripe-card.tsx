import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useMemo, useState } from 'react';
import type { CardSettings, Totals } from '#src/contract/checkout.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { CardForm } from './card-form.ts';
import { stripeForm } from './stripe-form.ts';
import { loadStripe } from '@stripe/stripe-js/pure';

interface Props {
  settings: CardSettings;
  totals: Totals;
  /** Called when the form is ready, and when it is removed. */
  onForm: (form: CardForm | undefined) => void;
}

/** Stripe's Payment Element, created before the payment, because the amount may still change. */
export function StripeCard({ settings: { publishableKey }, totals: { total, currency }, onForm }: Props) {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Stripe | null>();
  useEffect(() => {
    let isUnmounted = false;
    setLoaded(undefined);
    void loadPayments(publishableKey).then((stripe) => isUnmounted || setLoaded(stripe));
    return () => {
      isUnmounted = true;
    };
  }, [publishableKey, tries]);
  const options = useMemo(() => optionsOf(total, currency), [total, currency]);
  if (loaded === undefined) return <Skeleton />;
  if (loaded === null) return <NotLoaded onRetry={() => setTries(tries + 1)} />;
  return (
    <Elements stripe={loaded} options={options}>
      <Card onForm={onForm} />
    </Elements>
  );
}

const optionsOf = (amount: number, currency: string) => ({
  mode: 'payment' as const,
  amount,
  locale: m.language.code as 'en' | 'de' | 'fr',
  currency: currency.toLowerCase(),
  allowedPaymentMethodTypes: ['card'],
  appearance: { theme: isDark() ? ('night' as const) : ('stripe' as const) },
});

const isDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

function Card({ onForm }: Pick<Props, 'onForm'>) {
  const stripe = useStripe();
  const elements = useElements();
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    onForm(stripe && elements ? stripeForm(stripe, elements) : undefined);
    return () => onForm(undefined);
  }, [stripe, elements, onForm]);
  return (
    <>
      {isBroken && <NotLoaded />}
      <PaymentElement onLoadError={() => setIsBroken(true)} />
    </>
  );
}

function NotLoaded({ onRetry }: { onRetry?: () => void }) {
  return (
    <Notice kind="error" title={m.checkout.formNotLoaded}>
      <p>{m.checkout.formNotLoadedText}</p>
      {onRetry && <Button onClick={onRetry}>{m.checkout.tryAgain}</Button>}
    </Notice>
  );
}

/** The key of the fake Stripe, which runs on our own server and moves no money. */
const fakeKey = 'pk_test_fake';

/** Null if it is not available. */
async function loadPayments(publishableKey: string): Promise<Stripe | null> {
  try {
    if (publishableKey !== fakeKey) return await loadStripe(publishableKey);
    (await import('./fake-stripe.ts')).installFakeStripe();
    // With a test key the loader would compare its version with the fake's.
    return await loadStripe('fake');
  } catch {
    return null;
  }
}
