import { Button, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

const instrument = 'api::instrument.instrument';

/** A button above the list of instruments that adds and changes many at once. The server checks the permission. */
export function InstrumentImport() {
  const { slug } = useParams();
  return slug === instrument ? <ImportButton /> : null;
}

function ImportButton() {
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, send } = useImport();
  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".csv,text/csv"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          // Without this, choosing the same file again after correcting it would not fire a change event.
          target.value = '';
        }}
      />
      <Button
        variant="tertiary"
        size="S"
        loading={isBusy}
        title="CSV with the columns serialNumber, partNumber, orderNumber, calibratedOn, calibrationDue, certificateNumber. Write dates as 2027-01-14. If an instrument with the serial number exists, it is changed; empty cells change nothing."
        onClick={() => field.current?.click()}
      >
        <Typography variant="pi">Import CSV</Typography>
      </Button>
    </>
  );
}

function useImport() {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const send = async (file: File) => {
    setIsBusy(true);
    try {
      const body = { data: { csv: await file.text() } };
      const { data } = await post<{ data: { created: number; updated: number } }>(
        '/admin/instruments/import',
        body,
      );
      const { created, updated } = data.data;
      toggleNotification({ type: 'success', message: `Instruments added: ${created}, changed: ${updated}.` });
      // Reloads the list.
      navigate(0);
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageOf(error), timeout: 20_000 });
    }
    setIsBusy(false);
  };
  return { isBusy, send };
}

/** The server's message names the lines to correct or a missing permission. */
const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'Nothing was imported. Try again.';
