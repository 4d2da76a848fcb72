import { addressFields, type Address, type AddressCheck } from '#src/contract/checkout.ts';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Warnings about an address, with a suggested correction. The customer decides. */
export function AddressWarningNotice({
  check: { problems, suggestion },
  onTake,
}: {
  check: AddressCheck;
  onTake: (address: Address) => void;
}) {
  return (
    <Notice kind="information" title={m.checkout.checkAddress}>
      {problems.map(({ field, message }) => (
        <p key={field + message}>{message}</p>
      ))}
      {suggestion && (
        <>
          <p>
            {m.checkout.suggestedAddress({
              address: addressFields
                .map((field) => suggestion[field])
                .filter((text) => text !== '')
                .join(', '),
            })}
          </p>
          <Button onClick={() => onTake(suggestion)}>{m.checkout.takeSuggestedAddress}</Button>
        </>
      )}
    </Notice>
  );
}
