import { Button, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

const instrument = 'api::instrument.instrument';

/** Above the list of instruments: adds and changes many at once. The server checks the permission. */
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
          // The same file again, corrected, must be a change.
          target.value = '';
        }}
      />
      <Button
        variant="tertiary"
        size="S"
        loading={isBusy}
        title="CSV with the columns serialNumber, partNumber, orderNumber, calibratedOn, calibrationDue, certificateNumber. Dates as 2027-01-14. An instrument with a known serial number is changed; empty cells change nothing."
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
      toggleNotification({ type: 'success', message: `${created} instruments added, ${updated} changed.` });
      // Shows the list as it is now.
      navigate(0);
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageOf(error), timeout: 20_000 });
    }
    setIsBusy(false);
  };
  return { isBusy, send };
}

/** The lines to correct, or a missing permission. */
const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'Nothing was imported. Try again.';
