import type { AccountAddress } from '#src/contract/account.ts';
import type { Address } from '#src/contract/checkout.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './checkout.module.css';
import { addressIn } from './start-of.ts';

interface Properties {
  known: AccountAddress[];
  onChoose: (address: Address) => void;
}

/** The addresses of the account, one tap each. */
export function KnownAddresses({ known, onChoose }: Properties) {
  if (known.length === 0) return null;
  return (
    <div className={styles.actions} role="group" aria-label="Addresses of your account">
      {known.map((address) => (
        <Button key={address.id} onClick={() => onChoose(addressIn(address))}>
          {address.label || `${address.company || address.name}, ${address.city}`}
        </Button>
      ))}
    </div>
  );
}
