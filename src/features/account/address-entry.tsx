import type { AccountAddress } from '#src/contract/account.ts';
import { countryName } from '#src/format/country.ts';
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
    address.isDefaultShipping ? m.account.defaultShipping : '',
    address.isDefaultBilling ? m.account.defaultBilling : '',
  ];
  return (
    <article className={styles.group} aria-label={title}>
      <div>
        <h2 className={styles.name}>{title}</h2>
        {lines.filter(Boolean).map((line) => (
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
