import { Box, Button, Flex, Modal, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { type Confirmation, ConfirmForm } from './confirm-form';
import { type Colleague, messageOf, parseStaff } from './responses';

/** Shows a Super Admin who has a second factor, and resets that of people who have lost their phone and recovery codes. */
export function StaffList({ isOn, onReset }: { isOn: boolean; onReset(): void }) {
  const { staff, reload } = useStaff();
  const [chosen, setChosen] = useState<Colleague>();
  const close = () => {
    setChosen(undefined);
    reload();
    // The reset may have used one of the user's own recovery codes.
    onReset();
  };
  return (
    <Box background="neutral0" padding={6} hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Typography tag="h2" variant="delta">
          All staff
        </Typography>
        <Table colCount={3} rowCount={staff.length + 1}>
          <Thead>
            <Tr>
              {['Person', 'Second factor', 'Action'].map((heading) => (
                <Th key={heading}>
                  <Typography variant="sigma">{heading}</Typography>
                </Th>
              ))}
            </Tr>
          </Thead>
          <Tbody>
            {staff.map((colleague) => (
              <Row key={colleague.id} colleague={colleague} onReset={setChosen} />
            ))}
          </Tbody>
        </Table>
      </Flex>
      {chosen && <ResetDialog colleague={chosen} isOn={isOn} onEnd={close} />}
    </Box>
  );
}

type RowProps = { colleague: Colleague; onReset(colleague: Colleague): void };

function Row({ colleague, onReset }: RowProps) {
  const { email, name, isOn, isSelf } = colleague;
  return (
    <Tr>
      <Td>
        <Typography>{name === '' ? email : `${name}, ${email}`}</Typography>
      </Td>
      <Td>
        <Typography>{isOn ? 'On' : 'Off'}</Typography>
      </Td>
      <Td>
        {isOn && !isSelf && (
          <Button
            variant="danger-light"
            size="S"
            aria-label={`Reset ${email}`}
            onClick={() => onReset(colleague)}
          >
            Reset
          </Button>
        )}
      </Td>
    </Tr>
  );
}

function ResetDialog({ colleague, isOn, onEnd }: { colleague: Colleague; isOn: boolean; onEnd(): void }) {
  const { post } = useFetchClient();
  const reset = async (confirmation: Confirmation) => {
    await post(`/admin/second-factor/staff/${colleague.id}/reset`, confirmation);
    onEnd();
  };
  return (
    <Modal.Root open onOpenChange={(isOpen) => !isOpen && onEnd()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>Reset the second factor of {colleague.email}</Modal.Title>
        </Modal.Header>
        <ConfirmForm
          text="First call this person to make sure that the request is theirs. Their second factor and recovery codes will be removed, and they will be signed out and get an e-mail. Enter your own password to confirm."
          action="Reset second factor"
          isDangerous
          isOn={isOn}
          run={reset}
        />
      </Modal.Content>
    </Modal.Root>
  );
}

function useStaff() {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [staff, setStaff] = useState<Colleague[]>([]);
  const reload = useCallback(() => {
    get('/admin/second-factor/staff').then(
      ({ data }) => setStaff(parseStaff(data)),
      (error: unknown) => toggleNotification({ type: 'danger', message: messageOf(error) }),
    );
  }, [get, toggleNotification]);
  useEffect(reload, [reload]);
  return { staff, reload };
}
