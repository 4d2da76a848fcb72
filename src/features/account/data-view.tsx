import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#src/contract/account.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckedForm } from '#src/ui/form/checked-form.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import styles from '#src/ui/form/form.module.css';
import { Section } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { deleteAccount, exportData } from './queries.ts';
import { saveFile } from './save-file.ts';

interface Properties {
  account: Account;
  onDeleted: () => Promise<void>;
}

export function DataView({ account, onDeleted }: Properties) {
  return (
    <>
      <Section title="Take it with you">
        <div className={styles.form}>
          <p>
            One file (JSON) with all we have stored about you: account, addresses, saved configurations,
            orders
            {account.confirmed ? ', and what you sent by our forms.' : '.'}
          </p>
          <Export />
        </div>
      </Section>
      <Section title="Delete the account">
        <Deletion isConfirmed={account.confirmed} onDeleted={onDeleted} />
      </Section>
    </>
  );
}

function Export() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: exportData,
    onSuccess: (data) => saveFile('my-data.json', JSON.stringify(data, null, 2)),
  });
  return (
    <div className={styles.actions}>
      <Button disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Collecting…' : 'Save my data'}
      </Button>
      <p role="alert">
        {error && (error.name === 'Unreachable' ? 'There is no connection.' : error.message)}
      </p>
    </div>
  );
}

/** Cannot be undone, so it asks twice: the second time for the password. */
function Deletion({ isConfirmed, onDeleted }: { isConfirmed: boolean; onDeleted: () => Promise<void> }) {
  const [isMeant, setIsMeant] = useState(false);
  if (!isMeant)
    return (
      <div className={styles.form}>
        <p>
          Your account with its addresses, cart, saved configurations and saved cards is deleted
          {isConfirmed && ', and your name is taken out of what you sent by our forms'}. Invoices stay for as
          long as the law says. This cannot be undone.
        </p>
        <div className={styles.actions}>
          <Button onClick={() => setIsMeant(true)}>Delete my account…</Button>
        </div>
      </div>
    );
  return (
    <CheckedForm
      values={{ password: '' }}
      check={(typed) =>
        typed.password === ''
          ? { errors: [{ path: ['password'], message: 'Enter your password.' }] }
          : { value: typed }
      }
      send={async ({ password }) => {
        await deleteAccount(password);
        await onDeleted();
      }}
      button="Delete my account for good"
      progress="Deleting…"
      aside={<Button onClick={() => setIsMeant(false)}>Keep it</Button>}
    >
      <Notice kind="error" title="This cannot be undone" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
    </CheckedForm>
  );
}
