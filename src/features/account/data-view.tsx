import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#src/contract/account.ts';
import { Button } from '#src/ui/button.tsx';
import { downloadFile, jsonFile } from '#src/ui/download-file.ts';
import { CheckedForm } from '#src/ui/form/checked-form.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import styles from '#src/ui/form/form.module.css';
import { Section } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { deleteAccount, exportData } from './queries.ts';

interface Props {
  account: Account;
  onDeleted: () => Promise<void>;
}

export function DataView({ account, onDeleted }: Props) {
  return (
    <>
      <Section title="Download your data">
        <div className={styles.form}>
          <p>
            Download a JSON file with everything we store about you: account details, addresses, saved
            configurations{account.confirmed ? ', orders and the forms you sent.' : ' and orders.'}
          </p>
          <Export />
        </div>
      </Section>
      <Section title="Delete account">
        <Deletion isConfirmed={account.confirmed} onDeleted={onDeleted} />
      </Section>
    </>
  );
}

function Export() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: exportData,
    onSuccess: (data) => downloadFile('my-data.json', jsonFile(JSON.stringify(data, null, 2))),
  });
  return (
    <div className={styles.actions}>
      <Button disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Preparing…' : 'Download data'}
      </Button>
      <p role="alert">
        {error &&
          (error.name === 'Unreachable' ? 'You are offline. Try again when you are online.' : error.message)}
      </p>
    </div>
  );
}

/** Deleting cannot be undone, so it takes a second step, in which the customer enters the password. */
function Deletion({ isConfirmed, onDeleted }: { isConfirmed: boolean; onDeleted: () => Promise<void> }) {
  const [isConfirming, setIsConfirming] = useState(false);
  if (!isConfirming)
    return (
      <div className={styles.form}>
        <p>
          This deletes your account with its addresses, cart, saved configurations and saved cards
          {isConfirmed && ', and removes your name from the forms you sent'}. On this device, it also deletes
          the project lists and instruments you saved while you were signed in. We keep invoices for as long
          as the law requires. You cannot undo this.
        </p>
        <div className={styles.actions}>
          <Button onClick={() => setIsConfirming(true)}>Delete account…</Button>
        </div>
      </div>
    );
  return (
    <CheckedForm
      values={{ password: '' }}
      check={(values) =>
        values.password === ''
          ? { errors: [{ path: ['password'], message: 'Enter your password.' }] }
          : { value: values }
      }
      send={async ({ password }) => {
        await deleteAccount(password);
        await onDeleted();
      }}
      button="Permanently delete account"
      progress="Deleting…"
      aside={<Button onClick={() => setIsConfirming(false)}>Keep account</Button>}
    >
      <Notice kind="error" title="You cannot undo this" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
    </CheckedForm>
  );
}
