import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { SignedInDevice } from '#src/contract/account.ts';
import type { Session } from '#src/contract/session.ts';
import { formatMoment } from '#src/format/date.ts';
import { Async } from '#src/ui/async.tsx';
import { Button } from '#src/ui/button.tsx';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import styles from '#src/ui/form/form.module.css';
import { Notice } from '#src/ui/notice.tsx';
import { SiteLink } from '#src/ui/site-link.tsx';
import { devicesQuery, signOutDevice, signOutEverywhere, signOutOthers } from './queries.ts';

interface Props {
  onSession: (session: Session) => Promise<void>;
  /** Removes the session, which has ended on the server, from this device. */
  onSignedOut: () => Promise<void>;
}

/** Lists signed-in devices, so that customers can sign out unknown ones. */
export function SessionsView(actions: Props) {
  const query = useQuery(devicesQuery);
  return (
    <>
      <p>
        If you do not recognise a device, sign it out and{' '}
        <SiteLink href="/account/password">change your password</SiteLink>.
      </p>
      <Async query={query}>{(devices) => <Devices devices={devices} {...actions} />}</Async>
    </>
  );
}

function Devices({ devices, onSession, onSignedOut }: Props & { devices: SignedInDevice[] }) {
  const client = useQueryClient();
  const isOffline = use(IsOfflineContext);
  const reload = () => client.invalidateQueries({ queryKey: devicesQuery.queryKey });
  const one = useMutation({ mutationFn: signOutDevice, onSuccess: reload });
  const others = useMutation({
    mutationFn: async () => onSession(await signOutOthers()),
    onSuccess: reload,
  });
  const all = useMutation({
    mutationFn: async () => {
      await signOutEverywhere();
      await onSignedOut();
    },
  });
  const isBusy = one.isPending || others.isPending || all.isPending;
  const error = one.error ?? others.error ?? all.error;
  return (
    <>
      {devices.map((entry) => (
        <Device
          key={entry.id}
          entry={entry}
          isDisabled={isOffline || isBusy}
          onSignOut={() => one.mutate(entry.id)}
        />
      ))}
      <div className={styles.actions}>
        {devices.length > 1 && (
          <Button variant="primary" disabled={isOffline || isBusy} onClick={() => others.mutate()}>
            {others.isPending ? 'Signing out…' : 'Sign out all other devices'}
          </Button>
        )}
        <Button disabled={isOffline || isBusy} onClick={() => all.mutate()}>
          {all.isPending ? 'Signing out…' : 'Sign out everywhere'}
        </Button>
      </div>
      <p className={styles.hint}>
        Signing out everywhere includes this device, and removes your drafts and sent messages from it.
      </p>
      <p role="status">
        {one.isSuccess && !others.isSuccess && 'Device signed out.'}
        {others.isSuccess && 'All other devices signed out.'}
      </p>
      {error && <Notice kind="error" title={errorText(error)} />}
    </>
  );
}

interface DeviceProps {
  entry: SignedInDevice;
  isDisabled: boolean;
  onSignOut: () => void;
}

function Device({ entry: { device, startedAt, seenAt, isCurrent }, isDisabled, onSignOut }: DeviceProps) {
  const [started, seen] = [startedAt, seenAt].map((moment) => formatMoment(Date.parse(moment)));
  return (
    <article className={styles.group} aria-label={device}>
      <div>
        <h2 className={styles.name}>{device}</h2>
        <p className={styles.hint}>
          {isCurrent ? 'This device' : `Last used ${seen}`}, signed in since {started}
        </p>
      </div>
      {!isCurrent && (
        <div className={styles.actions}>
          <Button
            disabled={isDisabled}
            aria-label={`Sign out ${device}, signed in since ${started}`}
            onClick={onSignOut}
          >
            Sign out
          </Button>
        </div>
      )}
    </article>
  );
}

const errorText = ({ name, message }: Error) =>
  name === 'Unreachable' ? 'No device was signed out. Try again when you are online.' : message;
