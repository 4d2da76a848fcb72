import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#src/contract/account.ts';
import { m } from '#src/messages/m.ts';
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
      <Section title={m.account.downloadTitle}>
        <div className={styles.form}>
          <p>{account.confirmed ? m.account.exportOfConfirmed : m.account.exportOfUnconfirmed}</p>
          <Export />
        </div>
      </Section>
      <Section title={m.account.deleteTitle}>
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
        {isPending ? m.account.preparing : m.account.download}
      </Button>
      <p role="alert">{error && (error.name === 'Unreachable' ? m.account.offline : error.message)}</p>
    </div>
  );
}

/** Deleting cannot be undone, so it takes a second step, in which the customer enters the password. */
function Deletion({ isConfirmed, onDeleted }: { isConfirmed: boolean; onDeleted: () => Promise<void> }) {
  const [isConfirming, setIsConfirming] = useState(false);
  if (!isConfirming)
    return (
      <div className={styles.form}>
        <p>{isConfirmed ? m.account.deletionOfConfirmed : m.account.deletionOfUnconfirmed}</p>
        <div className={styles.actions}>
          <Button onClick={() => setIsConfirming(true)}>{m.account.deleteNext}</Button>
        </div>
      </div>
    );
  return (
    <CheckedForm
      values={{ password: '' }}
      check={(values) =>
        values.password === ''
          ? { errors: [{ path: ['password'], message: m.account.enterPassword }] }
          : { value: values }
      }
      send={async ({ password }) => {
        await deleteAccount(password);
        await onDeleted();
      }}
      button={m.account.deletePermanently}
      progress={m.account.deleting}
      aside={<Button onClick={() => setIsConfirming(false)}>{m.account.keepAccount}</Button>}
    >
      <Notice kind="error" title={m.account.cannotBeUndone} />
      <PasswordField name="password" label={m.account.password} autoComplete="current-password" />
    </CheckedForm>
  );
}
