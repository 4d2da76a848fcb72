import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AccountAddress } from '#src/contract/account.ts';
import type { Address, AddressCheck, CheckoutDraft, Country } from '#src/contract/checkout.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckField } from '#src/ui/form/field.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { AddressWarningNotice } from './address-warning-notice.tsx';
import { AddressFields } from './address-fields.tsx';
import { addressToSend } from './checkout-body.ts';
import styles from './checkout.module.css';
import { verifyAddress } from './queries.ts';
import { problemsIn } from './step-problems.ts';
import { addressIn } from './start-of.ts';

type Kind = 'shippingAddress' | 'billingAddress';

interface AddressWarning {
  kind: Kind;
  check: AddressCheck;
}

interface Props {
  countries: Country[];
  known: AccountAddress[];
  onDone: () => void;
}

/** Shipping and billing address. The server checks both before the next step. */
export function AddressStep({ countries, known, onDone }: Props) {
  const isBilledElsewhere = useWatch<CheckoutDraft, 'isBilledElsewhere'>({ name: 'isBilledElsewhere' });
  const { state, warnings, check, accept } = useAddressCheck(countries, onDone);
  return (
    <>
      <KnownAddresses known={known} onChoose={(address) => accept('shippingAddress', address)} />
      <AddressFields kind="shippingAddress" countries={countries} />
      <CheckField name="isBilledElsewhere" label={m.checkout.billedElsewhere} />
      {isBilledElsewhere && (
        <fieldset className={styles.group}>
          <legend>{m.checkout.billingAddress}</legend>
          <KnownAddresses known={known} onChoose={(address) => accept('billingAddress', address)} />
          <AddressFields kind="billingAddress" countries={countries} />
        </fieldset>
      )}
      {warnings.map(({ kind, check: one }) => (
        <AddressWarningNotice key={kind} check={one} onTake={(address) => accept(kind, address)} />
      ))}
      {state === 'unreachable' && (
        <Notice kind="offline" title={m.checkout.notVerified}>
          <p>{m.checkout.notVerifiedText}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button variant="primary" disabled={state === 'checking'} onClick={() => void check()}>
          {state === 'checking' ? m.checkout.checking : m.checkout.continueToShipping}
        </Button>
        {warnings.length > 0 && <Button onClick={onDone}>{m.checkout.addressAsEntered}</Button>}
      </div>
    </>
  );
}

function useAddressCheck(countries: Country[], onDone: () => void) {
  const form = useFormContext<CheckoutDraft>();
  const [state, setState] = useState<'typing' | 'checking' | 'unreachable'>('typing');
  const [warnings, setWarnings] = useState<AddressWarning[]>([]);

  const check = async () => {
    const draft = form.getValues();
    if (problemsIn('addresses', draft).length > 0) return onDone();
    setState('checking');
    const kinds: Kind[] = draft.isBilledElsewhere
      ? ['shippingAddress', 'billingAddress']
      : ['shippingAddress'];
    try {
      const checked = await Promise.all(
        kinds.map(async (kind) => ({
          kind,
          check: await verifyAddress(addressToSend(draft[kind], countries)),
        })),
      );
      setState('typing');
      show(checked);
    } catch {
      setState('unreachable');
    }
  };
  const show = (checked: AddressWarning[]) => {
    form.clearErrors();
    for (const { kind, check: one } of checked)
      if (one.verdict !== 'ok')
        for (const { field, message } of one.problems)
          // The server uses the same field names as the draft.
          form.setError(`${kind}.${field}` as keyof CheckoutDraft, { message }, { shouldFocus: true });
    setWarnings(checked.filter(({ check: one }) => one.verdict === 'warning'));
    if (checked.every(({ check: one }) => one.verdict === 'ok')) onDone();
  };
  const accept = (kind: Kind, address: Address) => {
    form.setValue(kind, address);
    form.clearErrors(kind);
    setWarnings((before) => before.filter((warning) => warning.kind !== kind));
  };
  return { state, warnings, check, accept };
}

interface KnownAddressesProps {
  known: AccountAddress[];
  onChoose: (address: Address) => void;
}

/** The saved addresses of the account. */
function KnownAddresses({ known, onChoose }: KnownAddressesProps) {
  if (known.length === 0) return null;
  return (
    <div className={styles.actions} role="group" aria-label={m.checkout.accountAddresses}>
      {known.map((address) => (
        <Button key={address.id} onClick={() => onChoose(addressIn(address))}>
          {address.label || `${address.company || address.name}, ${address.city}`}
        </Button>
      ))}
    </div>
  );
}
