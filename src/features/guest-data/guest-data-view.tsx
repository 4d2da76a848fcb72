import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { m } from '#src/messages/m.ts';
import { Button } from '#src/ui/button.tsx';
import { downloadFile, jsonFile } from '#src/ui/download-file.ts';
import { EmailField } from '#src/ui/form/email-field.tsx';
import styles from '#src/ui/form/form.module.css';
import { SendLinkForm } from '#src/ui/form/send-link-form.tsx';
import { Section } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { eraseGuestData, exportGuestData, requestLink } from './requests.ts';

/** Asks for the e-mail address or, if opened with the link from the e-mail, offers the data. */
export function GuestDataView() {
  const code = useLocation().hash.slice(1);
  return code === '' ? <LinkForm /> : <Choice code={code} />;
}

const LinkForm = () => (
  <div className={styles.form}>
    <p>{m.guestData.signIn({ link: (text) => <SiteLink href="/account/data">{text}</SiteLink> })}</p>
    <SendLinkForm send={requestLink} sentText={sentText}>
      <EmailField hint={m.guestData.emailHint} />
    </SendLinkForm>
  </div>
);

const sentText = (email: string) => m.guestData.linkSent({ email });

function Choice({ code }: { code: string }) {
  const key = useRef(crypto.randomUUID());
  const erasure = useMutation({
    mutationFn: () => eraseGuestData(code, key.current),
    // The deletion may have been rejected because of an open order, so another attempt needs a new key.
    onError: () => (key.current = crypto.randomUUID()),
  });
  if (erasure.isSuccess)
    return (
      <Notice kind="information" title={m.guestData.deleted}>
        <p>{m.guestData.deletedText}</p>
      </Notice>
    );
  return (
    <>
      <Download code={code} />
      <Deletion erase={() => erasure.mutate()} isPending={erasure.isPending} error={erasure.error} />
    </>
  );
}

function Download({ code }: { code: string }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => exportGuestData(code),
    onSuccess: (data) => downloadFile('my-data.json', jsonFile(JSON.stringify(data, null, 2))),
  });
  return (
    <Section title={m.guestData.downloadTitle}>
      <div className={styles.actions}>
        <Button disabled={isPending} onClick={() => mutate()}>
          {isPending ? m.guestData.preparing : m.guestData.download}
        </Button>
        <Failure error={error} />
      </div>
    </Section>
  );
}

interface DeletionProps {
  erase: () => void;
  isPending: boolean;
  error: Error | null;
}

function Deletion({ erase, isPending, error }: DeletionProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <Section title={m.guestData.deleteTitle}>
      <p>{m.guestData.deleteText}</p>
      <div className={styles.actions}>
        {isConfirming ? (
          <>
            <Button variant="primary" disabled={isPending} onClick={erase}>
              {isPending ? m.guestData.deleting : m.guestData.confirmDelete}
            </Button>
            <Button onClick={() => setIsConfirming(false)}>{m.guestData.keep}</Button>
          </>
        ) : (
          <Button onClick={() => setIsConfirming(true)}>{m.guestData.deleteData}</Button>
        )}
        <Failure error={error} />
      </div>
    </Section>
  );
}

const Failure = ({ error }: { error: Error | null }) => (
  <p role="alert">{error && (error.name === 'Unreachable' ? m.guestData.unreachable : error.message)}</p>
);
