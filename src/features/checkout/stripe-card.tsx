import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useMemo, useState } from 'react';
import type { CardSettings, Totals } from '#src/contract/checkout.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { CardForm } from './card-form.ts';
import { loadPayments } from './load-payments.ts';
import { stripeForm } from './stripe-form.ts';

interface Properties {
  settings: CardSettings;
  totals: Totals;
  /** Told when it is there, and when it is gone. */
  onForm: (form: CardForm | undefined) => void;
}

/** Stripe's Payment Element, made before the payment is: its amount may change until then. */
export function StripeCard({
  settings: { publishableKey },
  totals: { total, currency },
  onForm,
}: Properties) {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Stripe | null>();
  useEffect(() => {
    let isGone = false;
    setLoaded(undefined);
    void loadPayments(publishableKey).then((stripe) => isGone || setLoaded(stripe));
    return () => {
      isGone = true;
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
  currency: currency.toLowerCase(),
  allowedPaymentMethodTypes: ['card'],
  appearance: { theme: isDark() ? ('night' as const) : ('stripe' as const) },
});

const isDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

function Card({ onForm }: Pick<Properties, 'onForm'>) {
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
    <Notice kind="error" title="The payment form could not be loaded">
      <p>Try again when you are online, or pay by invoice with a purchase order.</p>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </Notice>
  );
}
