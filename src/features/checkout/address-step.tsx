import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AccountAddress } from '#src/contract/account.ts';
import type { Address, AddressCheck, CheckoutDraft, Country } from '#src/contract/checkout.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/form/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { AddressDoubt } from './address-doubt.tsx';
import { AddressFields } from './address-fields.tsx';
import { addressToSend } from './checkout-body.ts';
import styles from './checkout.module.css';
import { KnownAddresses } from './known-addresses.tsx';
import { verifyAddress } from './queries.ts';
import { complaintsOf } from './step-complaints.ts';

type Kind = 'shippingAddress' | 'billingAddress';

interface Doubt {
  kind: Kind;
  check: AddressCheck;
}

interface Properties {
  countries: Country[];
  known: AccountAddress[];
  onDone: () => void;
}

/** Where it goes and who pays; the server looks at both before the next step. */
export function AddressStep({ countries, known, onDone }: Properties) {
  const isBilledElsewhere = useWatch<CheckoutDraft, 'isBilledElsewhere'>({ name: 'isBilledElsewhere' });
  const { state, doubts, check, take } = useAddressCheck(countries, onDone);
  return (
    <>
      <KnownAddresses known={known} onChoose={(address) => take('shippingAddress', address)} />
      <AddressFields kind="shippingAddress" countries={countries} />
      <CheckField name="isBilledElsewhere" label="Send the invoice to a different address" />
      {isBilledElsewhere && (
        <fieldset className={styles.group}>
          <legend>Billing address</legend>
          <KnownAddresses known={known} onChoose={(address) => take('billingAddress', address)} />
          <AddressFields kind="billingAddress" countries={countries} />
        </fieldset>
      )}
      {doubts.map(({ kind, check: one }) => (
        <AddressDoubt key={kind} check={one} onTake={(address) => take(kind, address)} />
      ))}
      {state === 'unreachable' && (
        <Notice kind="offline" title="The address could not be verified">
          <p>Your entries are saved. Try again when you are online.</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button look="primary" disabled={state === 'checking'} onClick={() => void check()}>
          {state === 'checking' ? 'Checking…' : 'Continue to shipping'}
        </Button>
        {doubts.length > 0 && <Button onClick={onDone}>Use address as entered</Button>}
      </div>
    </>
  );
}

function useAddressCheck(countries: Country[], onDone: () => void) {
  const form = useFormContext<CheckoutDraft>();
  const [state, setState] = useState<'typing' | 'checking' | 'unreachable'>('typing');
  const [doubts, setDoubts] = useState<Doubt[]>([]);

  const check = async () => {
    const draft = form.getValues();
    if (complaintsOf('addresses', draft).length > 0) return onDone();
    setState('checking');
    const kinds: Kind[] = draft.isBilledElsewhere
      ? ['shippingAddress', 'billingAddress']
      : ['shippingAddress'];
    try {
      const found = await Promise.all(
        kinds.map(async (kind) => ({
          kind,
          check: await verifyAddress(addressToSend(draft[kind], countries)),
        })),
      );
      setState('typing');
      show(found);
    } catch {
      setState('unreachable');
    }
  };
  const show = (found: Doubt[]) => {
    form.clearErrors();
    for (const { kind, check: one } of found)
      if (one.verdict !== 'ok')
        for (const { field, message } of one.problems)
          // The server names the fields as the draft does.
          form.setError(`${kind}.${field}` as keyof CheckoutDraft, { message }, { shouldFocus: true });
    setDoubts(found.filter(({ check: one }) => one.verdict === 'warning'));
    if (found.every(({ check: one }) => one.verdict === 'ok')) onDone();
  };
  const take = (kind: Kind, address: Address) => {
    form.setValue(kind, address);
    form.clearErrors(kind);
    setDoubts((before) => before.filter((doubt) => doubt.kind !== kind));
  };
  return { state, doubts, check, take };
}
