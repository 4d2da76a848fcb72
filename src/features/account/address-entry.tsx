import type { AccountAddress } from '#src/contract/account.ts';
import { addressLines } from '#src/format/address-lines.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import styles from '#src/ui/form/form.module.css';

interface Props {
  address: AccountAddress;
  onEdit: (id: string) => void;
  onRemove: (id: string) => void;
}

/** An address as printed on a parcel. */
export function AddressEntry({ address, onEdit, onRemove }: Props) {
  const { id, label, name } = address;
  const title = label || name;
  // A name that is the title is not repeated.
  const lines = addressLines({ ...address, name: label ? name : '' });
  const uses = [
    address.isDefaultShipping ? m.account.defaultShipping : '',
    address.isDefaultBilling ? m.account.defaultBilling : '',
  ];
  return (
    <article className={styles.group} aria-label={title}>
      <div>
        <h2 className={styles.name}>{title}</h2>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
        <p className={styles.hint}>{uses.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.actions}>
        <Button aria-label={m.account.editAddress({ title })} onClick={() => onEdit(id)}>
          {m.account.edit}
        </Button>
        <Button aria-label={m.account.removeAddress({ title })} onClick={() => onRemove(id)}>
          {m.account.remove}
        </Button>
      </div>
    </article>
  );
}
