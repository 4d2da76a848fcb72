import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account, AccountAddress } from '#src/contract/account.ts';
import { countryName } from '#src/format/country.ts';
import { Button } from '#src/ui/button.tsx';
import styles from '#src/ui/form/form.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { AddressForm } from './address-form.tsx';
import { changeAccount } from './queries.ts';

interface Properties {
  account: Account;
  onAccount: (account: Account) => Promise<void>;
}

/** The addresses a customer keeps for orders. */
export function AddressesView({ account: { addresses }, onAccount }: Properties) {
  const [edited, setEdited] = useState<string>();
  const [before, setBefore] = useState<AccountAddress[]>();
  const keep = async (next: AccountAddress[]) => onAccount(await changeAccount({ addresses: next }));
  const removal = useMutation({ mutationFn: keep });

  const remove = (id: string) => {
    setBefore(addresses);
    removal.mutate(addresses.filter((address) => address.id !== id));
  };
  const undo = () => {
    if (before) removal.mutate(before);
    setBefore(undefined);
  };
  const save = async (address: AccountAddress) => {
    await keep(withAddress(addresses, address));
    setBefore(undefined);
    setEdited(undefined);
  };
  if (edited !== undefined)
    return (
      <AddressForm
        address={addresses.find(({ id }) => id === edited) ?? emptyAddress(edited, addresses.length === 0)}
        onSave={save}
        onCancel={() => setEdited(undefined)}
      />
    );
  return (
    <div className={styles.form}>
      {addresses.length === 0 && (
        <Notice kind="information" title="No address yet">
          <p>An address you keep here is filled in when you order.</p>
        </Notice>
      )}
      {addresses.map((address) => (
        <Entry key={address.id} address={address} onEdit={setEdited} onRemove={remove} />
      ))}
      <p role="status">
        {removal.isSuccess && before && (
          <>
            Address removed. <Button onClick={undo}>Undo</Button>
          </>
        )}
      </p>
      {removal.error && <Notice kind="error" title={problem(removal.error)} />}
      <div className={styles.actions}>
        <Button look="primary" onClick={() => setEdited(crypto.randomUUID())}>
          Add an address
        </Button>
      </div>
    </div>
  );
}

interface EntryProperties {
  address: AccountAddress;
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
}

function Entry({ address, onEdit, onRemove }: EntryProperties) {
  const { id, label, name, company, line1, line2, postalCode, city, state, country } = address;
  const title = label || name;
  const lines = [
    label ? name : '',
    company,
    line1,
    line2,
    [postalCode, city, state].filter(Boolean).join(' '),
    countryName(country),
  ];
  const uses = [
    address.isDefaultShipping ? 'first for parcels' : '',
    address.isDefaultBilling ? 'first for invoices' : '',
  ];
  return (
    <article className={styles.group} aria-label={title}>
      <div>
        <h2 className={styles.name}>{title}</h2>
        {lines.filter(Boolean).map((line) => (
          <div key={line}>{line}</div>
        ))}
        <p className={styles.hint}>{uses.filter(Boolean).join(', ')}</p>
      </div>
      <div className={styles.actions}>
        <Button aria-label={`Change ${title}`} onClick={() => onEdit(id)}>
          Change
        </Button>
        <Button aria-label={`Remove ${title}`} onClick={() => onRemove(id)}>
          Remove
        </Button>
      </div>
    </article>
  );
}

/** In its place where it is known; what it is first for, the others no longer are. */
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

const problem = ({ name, message }: Error) =>
  name === 'Unreachable' ? 'It was not removed: there is no connection' : message;

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
