import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
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
    <p>
      If you have an account, <SiteLink href="/account/data">sign in to download or delete it</SiteLink>.
    </p>
    <SendLinkForm send={requestLink} sentText={sentText}>
      <EmailField hint="The one on your orders and requests" />
    </SendLinkForm>
  </div>
);

const sentText = (email: string) =>
  `If we have any data for ${email}, we have sent a link to it. The link is valid for two hours.`;

function Choice({ code }: { code: string }) {
  const key = useRef(crypto.randomUUID());
  const erasure = useMutation({
    mutationFn: () => eraseGuestData(code, key.current),
    // The deletion may have been rejected because of an open order, so another attempt needs a new key.
    onError: () => (key.current = crypto.randomUUID()),
  });
  if (erasure.isSuccess)
    return (
      <Notice kind="information" title="Your data has been deleted">
        <p>We have sent you an e-mail to confirm this.</p>
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
    <Section title="Download your data">
      <div className={styles.actions}>
        <Button disabled={isPending} onClick={() => mutate()}>
          {isPending ? 'Preparing…' : 'Download data'}
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
    <Section title="Delete your data">
      <p>
        This deletes your name, contact details and messages. We keep invoices for as long as the law
        requires. You cannot undo this.
      </p>
      <div className={styles.actions}>
        {isConfirming ? (
          <>
            <Button variant="primary" disabled={isPending} onClick={erase}>
              {isPending ? 'Deleting…' : 'Permanently delete data'}
            </Button>
            <Button onClick={() => setIsConfirming(false)}>Keep data</Button>
          </>
        ) : (
          <Button onClick={() => setIsConfirming(true)}>Delete data…</Button>
        )}
        <Failure error={error} />
      </div>
    </Section>
  );
}

const Failure = ({ error }: { error: Error | null }) => (
  <p role="alert">
    {error &&
      (error.name === 'Unreachable'
        ? 'The server cannot be reached. Try again when you are online.'
        : error.message)}
  </p>
);
