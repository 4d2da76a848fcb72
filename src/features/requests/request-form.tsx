import { useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FormKind } from '#src/contract/forms/check-form.ts';
import { ContactFields } from './contact-fields.tsx';
import { DemoFields } from './demo-fields.tsx';
import { EmailFields } from './email-fields.tsx';
import { FormWaiting } from './form-waiting.tsx';
import { ScannerContext, type LoadScanner } from './nameplate-scan.tsx';
import { OpenForm } from './open-form.tsx';
import { QuoteFields } from './quote-fields.tsx';
import { ServiceFields } from './service-fields.tsx';
import { Submitted } from './submitted.tsx';
import type { Submission } from './submit.ts';
import { useOpening } from './use-opening.ts';

const fieldsOf: Record<FormKind, ComponentType> = {
  contact: ContactFields,
  quote: QuoteFields,
  'part-wizard': QuoteFields,
  'part-wizard-email': EmailFields,
  demo: DemoFields,
  'calibration-and-repair': ServiceFields,
};

export interface RequestFormProperties {
  kind: FormKind;
  /** What the page knows already, such as the product it was opened from. */
  known?: Known;
  scanner?: LoadScanner;
}

export interface Known {
  lines?: { partNumber: string; quantity: number; note: string }[];
  /** What the message begins with. */
  message?: string | null;
  partNumber?: string;
}

const nothing: Known = {};

/** One of the request forms, from the first letter to its reference number. */
export function RequestForm({ kind, known = nothing, scanner }: RequestFormProperties) {
  const [search, setSearch] = useSearchParams();
  const entryId = search.get('entry');
  const opening = useOpening(kind, entryId);
  const [submission, setSubmission] = useState<Submission>();
  if (!opening) return <FormWaiting />;
  if (submission)
    return (
      <Submitted
        kind={kind}
        submission={submission}
        onAgain={again}
        onMend={() => setSubmission(undefined)}
      />
    );
  return (
    <ScannerContext value={scanner}>
      <OpenForm
        key={opening.key}
        kind={kind}
        opening={opening.entry ? opening : { ...opening, values: withKnown(opening.values, known) }}
        Fields={fieldsOf[kind]}
        onSubmitted={setSubmission}
      />
    </ScannerContext>
  );

  function again() {
    setSearch(withoutFilling, { replace: true });
    setSubmission(undefined);
  }
}

const filling = new Set(['entry', 'product', 'cart', 'message']);

/** What filled the form goes; what the page shows beside it, such as a configuration, stays. */
function withoutFilling(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => !filling.has(name)));
}

/** Beside what was typed before, never in its place. */
function withKnown(values: Record<string, unknown>, known: Known): Record<string, unknown> {
  const { lines = [], message, partNumber } = known;
  if (message && values.message === '') return withKnown({ ...values, message }, { lines });
  if (partNumber !== undefined) return { ...values, partNumber };
  const typed = (Array.isArray(values.lines) ? values.lines : []).filter(
    ({ partNumber }) => partNumber !== '',
  );
  const added = lines.filter((line) => !typed.some(({ partNumber }) => partNumber === line.partNumber));
  return lines.length === 0 ? values : { ...values, lines: [...typed, ...added] };
}
