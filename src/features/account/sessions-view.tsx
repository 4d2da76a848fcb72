import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { SignedInDevice } from '#src/contract/account.ts';
import type { Session } from '#src/contract/session.ts';
import { formatMoment } from '#src/format/date.ts';
import { m } from '#src/messages/m.ts';
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
        {m.account.unknownDevice({
          link: (text) => <SiteLink href="/account/password">{text}</SiteLink>,
        })}
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
            {others.isPending ? m.account.signingOut : m.account.signOutOthers}
          </Button>
        )}
        <Button disabled={isOffline || isBusy} onClick={() => all.mutate()}>
          {all.isPending ? m.account.signingOut : m.account.signOutEverywhere}
        </Button>
      </div>
      <p className={styles.hint}>{m.account.signOutEverywhereHint}</p>
      <p role="status">
        {one.isSuccess && !others.isSuccess && m.account.deviceSignedOut}
        {others.isSuccess && m.account.othersSignedOut}
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
  const started = formatMoment(Date.parse(startedAt));
  const seen = formatMoment(Date.parse(seenAt));
  return (
    <article className={styles.group} aria-label={device}>
      <div>
        <h2 className={styles.name}>{device}</h2>
        <p className={styles.hint}>
          {isCurrent ? m.account.thisDevice({ started }) : m.account.otherDevice({ seen, started })}
        </p>
      </div>
      {!isCurrent && (
        <div className={styles.actions}>
          <Button
            disabled={isDisabled}
            aria-label={m.account.signOutDevice({ device, started })}
            onClick={onSignOut}
          >
            {m.account.signOut}
          </Button>
        </div>
      )}
    </article>
  );
}

const errorText = ({ name, message }: Error) => (name === 'Unreachable' ? m.account.noneSignedOut : message);
