import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { type Change, ChangeDialog } from './change-dialog';
import { type Own, parseOwn } from './responses';
import { StaffList } from './staff-list';

/** Settings → Second factor: the user's own, and for a Super Admin also those of other staff. */
export default function SecondFactorPage() {
  const { own, hasFailed, reload } = useOwn();
  const [change, setChange] = useState<Change>();
  if (hasFailed) return <Page.Error />;
  if (!own) return <Page.Loading />;
  const isOn = own.since !== null;
  const close = () => {
    setChange(undefined);
    reload();
  };
  return (
    <Page.Main>
      <Page.Title>Second factor</Page.Title>
      <Layouts.Header
        title="Second factor"
        subtitle="A code from your phone, in addition to your password, when you sign in to the admin"
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={10}>
          <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
            <OwnFactor own={own} onChange={setChange} />
          </Box>
          {/* The key makes the list load again after the user's own factor has changed. */}
          {own.mayReset && <StaffList key={own.since} isOn={isOn} onReset={reload} />}
        </Flex>
      </Layouts.Content>
      {change && <ChangeDialog change={change} isOn={isOn} onEnd={close} />}
    </Page.Main>
  );
}

function OwnFactor({ own, onChange }: { own: Own; onChange(change: Change): void }) {
  const { since, isRequired } = own;
  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      <Typography tag="h2" variant="delta">
        Your second factor is {since === null ? 'off' : 'on'}
      </Typography>
      <Typography>{stateText(own)}</Typography>
      {isRequired && <Typography>All staff need a second factor, so it cannot be turned off.</Typography>}
      <Flex gap={2} wrap="wrap">
        {since === null ? (
          <Button onClick={() => onChange('set-up')}>Set up second factor</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => onChange('set-up')}>
              Use another app or phone
            </Button>
            <Button variant="secondary" onClick={() => onChange('recovery-codes')}>
              Create new recovery codes
            </Button>
            {!isRequired && (
              <Button variant="danger-light" onClick={() => onChange('turn-off')}>
                Turn off
              </Button>
            )}
          </>
        )}
      </Flex>
    </Flex>
  );
}

function stateText({ since, recoveryCodesLeft }: Own): string {
  if (since === null)
    return 'Anyone who knows your password can sign in as you. With a second factor, they would also need your phone.';
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(since));
  return `On since ${date}. Recovery codes left: ${recoveryCodesLeft} of 10.`;
}

function useOwn() {
  const { get } = useFetchClient();
  const [own, setOwn] = useState<Own>();
  const [hasFailed, setHasFailed] = useState(false);
  const reload = useCallback(() => {
    get('/admin/second-factor').then(
      ({ data }) => setOwn(parseOwn(data)),
      () => setHasFailed(true),
    );
  }, [get]);
  useEffect(reload, [reload]);
  return { own, hasFailed, reload };
}
