import { useEffect, useState, type RefObject } from 'react';
import type { CardSettings, Totals } from '#src/contract/checkout.ts';
import type { CardForm } from './card-form.ts';
import { loadCardForm } from './load-card-form.ts';

/** Undefined until it is there, null where it cannot be had. */
export function useCardForm(
  settings: CardSettings,
  { total, currency }: Totals,
  place: RefObject<HTMLElement | null>,
): CardForm | null | undefined {
  const [form, setForm] = useState<CardForm | null>();
  const { publishableKey, testMode, paymentMethodTypes } = settings;
  useEffect(() => {
    let isGone = false;
    let made: CardForm | undefined;
    const known = { publishableKey, testMode, paymentMethodTypes };
    void loadCardForm(known, { amountMinor: total, currency }).then(
      (loaded) => {
        if (isGone || !place.current) return;
        made = loaded;
        loaded.mount(place.current);
        setForm(loaded);
      },
      () => !isGone && setForm(null),
    );
    return () => {
      isGone = true;
      made?.unmount();
    };
    // The amount is changed below: what was typed must not go for it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [publishableKey, currency, place]);
  useEffect(() => form?.changeAmount(total), [form, total]);
  return form;
}
