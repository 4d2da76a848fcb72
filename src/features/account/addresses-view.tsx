import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account, AccountAddress } from '#src/contract/account.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import styles from '#src/ui/form/form.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { UndoBar } from '#src/ui/undo-bar.tsx';
import { AddressEntry } from './address-entry.tsx';
import { AddressForm } from './address-form.tsx';
import { changeAccount } from './queries.ts';

interface Props {
  account: Account;
  onAccount: (account: Account) => Promise<void>;
}

/** The customer's saved addresses. */
export function AddressesView({ account: { addresses }, onAccount }: Props) {
  const [editedId, setEditedId] = useState<string>();
  const saveAll = async (next: AccountAddress[]) => onAccount(await changeAccount({ addresses: next }));
  const { removed, removal, remove, undo, forget } = useRemoval(addresses, saveAll);
  const save = async (address: AccountAddress) => {
    await saveAll(withAddress(addresses, address));
    forget();
    setEditedId(undefined);
  };
  if (editedId !== undefined)
    return (
      <AddressForm
        address={
          addresses.find(({ id }) => id === editedId) ?? emptyAddress(editedId, addresses.length === 0)
        }
        onSave={save}
        onCancel={() => setEditedId(undefined)}
      />
    );
  return (
    <div className={styles.form}>
      {addresses.length === 0 && (
        <Notice kind="information" title={m.account.noAddresses}>
          <p>{m.account.addressesAtCheckout}</p>
        </Notice>
      )}
      {addresses.map((address) => (
        <AddressEntry key={address.id} address={address} onEdit={setEditedId} onRemove={remove} />
      ))}
      <UndoBar message={removal.isSuccess && removed ? m.account.addressRemoved : ''} onUndo={undo} />
      {removal.error && <Notice kind="error" title={errorText(removal.error)} />}
      <div className={styles.actions}>
        <Button variant="primary" onClick={() => setEditedId(crypto.randomUUID())}>
          {m.account.addAddress}
        </Button>
      </div>
    </div>
  );
}

/** Removing an address can be undone until the page is left. */
function useRemoval(addresses: AccountAddress[], save: (next: AccountAddress[]) => Promise<void>) {
  const [before, setBefore] = useState<AccountAddress[]>();
  const removal = useMutation({ mutationFn: save });
  return {
    removed: before !== undefined,
    removal,
    remove: (id: string) => {
      setBefore(addresses);
      removal.mutate(addresses.filter((address) => address.id !== id));
    },
    undo: () => {
      if (before) removal.mutate(before);
      setBefore(undefined);
    },
    forget: () => setBefore(undefined),
  };
}

/** Replaces the address, or adds it. If it is a default, the others no longer are. */
function withAddress(addresses: AccountAddress[], address: AccountAddress): AccountAddress[] {
  const others = addresses.map((other) => ({
    ...other,
    isDefaultShipping: other.isDefaultShipping && !address.isDefaultShipping,
    isDefaultBilling: other.isDefaultBilling && !address.isDefaultBilling,
  }));
  return others.some(({ id }) => id === address.id)
    ? others.map((other) => (other.id === address.id ? address : other))
    : [...others, address];
}

const errorText = ({ name, message }: Error) =>
  name === 'Unreachable' ? m.account.addressNotRemoved : message;

const emptyAddress = (id: string, isFirst: boolean): AccountAddress => ({
  id,
  label: '',
  name: '',
  company: '',
  line1: '',
  line2: '',
  city: '',
  postalCode: '',
  state: '',
  country: '',
  phone: '',
  isDefaultShipping: isFirst,
  isDefaultBilling: isFirst,
});
