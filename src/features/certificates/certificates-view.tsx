import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '#src/api/errors.ts';
import type { Instrument } from '#src/contract/instrument.ts';
import { m } from '#src/messages/m.ts';
import { Async } from '#src/ui/async.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { IsOfflineContext } from '#src/ui/connection-context.ts';
import { Notice } from '#src/ui/notice.tsx';
import styles from './certificates.module.css';
import { InstrumentRow } from './instrument-row.tsx';
import { instrumentQuery } from './queries.ts';
import { saveInstrument, useSavedInstruments } from './saved-instruments.ts';
import { SavedInstruments } from './saved-list.tsx';

/** Finds the calibration certificate of an instrument by its serial number, which is in the URL. */
export function CertificatesView() {
  const [parameters, setParameters] = useSearchParams();
  const serialNumber = (parameters.get('serial') ?? '').trim();
  return (
    <>
      <form
        key={serialNumber}
        className={styles.search}
        role="search"
        aria-label={m.certificates.search}
        onSubmit={(event) => {
          event.preventDefault();
          const entered = String(new FormData(event.currentTarget).get('serial')).trim();
          setParameters(entered === '' ? {} : { serial: entered });
        }}
      >
        <label htmlFor="serial-number">{m.certificates.serialNumber}</label>
        <p id="serial-hint" className={styles.note}>
          {m.certificates.serialNumberHint}
        </p>
        <input
          id="serial-number"
          name="serial"
          defaultValue={serialNumber}
          aria-describedby="serial-hint"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={80}
        />
        <Button variant="primary" type="submit">
          {m.certificates.find}
        </Button>
      </form>
      <div role="status" className={styles.result}>
        {serialNumber !== '' && <Result serialNumber={serialNumber} />}
      </div>
      <div className={styles.saved}>
        <SavedInstruments />
      </div>
    </>
  );
}

function Result({ serialNumber }: { serialNumber: string }) {
  const query = useQuery(instrumentQuery(serialNumber));
  const isOffline = use(IsOfflineContext);
  if (isOffline && !query.data)
    return (
      <Notice kind="offline" title={m.certificates.needsConnection}>
        <p>{m.certificates.savedBelow}</p>
      </Notice>
    );
  if (query.error instanceof ApiError && query.error.status === 429)
    return (
      <Notice kind="error" title={m.certificates.tooManyUnknown}>
        <p>{query.error.message}</p>
      </Notice>
    );
  return (
    <Async query={query}>
      {(instrument) =>
        instrument ? (
          <InstrumentFound instrument={instrument} />
        ) : (
          <NoCertificate serialNumber={serialNumber} />
        )
      }
    </Async>
  );
}

function InstrumentFound({ instrument }: { instrument: Instrument }) {
  const isSaved = useSavedInstruments().some((saved) => saved.serialNumber === instrument.serialNumber);
  const [isStorageFull, setIsStorageFull] = useState(false);
  return (
    <>
      <InstrumentRow
        instrument={instrument}
        heading="h2"
        today={new Date().toISOString().slice(0, 10)}
        actions={
          isSaved ? (
            <p className={styles.note}>{m.certificates.saved}</p>
          ) : (
            <Button onClick={() => setIsStorageFull(!saveInstrument(instrument))}>
              {m.certificates.save}
            </Button>
          )
        }
      />
      {isStorageFull && <Notice kind="error" title={m.certificates.storageFull} />}
    </>
  );
}

function NoCertificate({ serialNumber }: { serialNumber: string }) {
  return (
    <Notice kind="information" title={m.certificates.noCertificate({ serialNumber })}>
      <p>{m.certificates.noCertificateHint}</p>
      <ButtonLink href="/calibration-and-repair">{m.certificates.requestCalibration}</ButtonLink>
    </Notice>
  );
}
