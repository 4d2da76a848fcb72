import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isAddOnsNote } from '#src/contract/add-on-prices.ts';
import type { FormKind } from '#src/contract/forms/form-kinds.ts';
import { fieldsOf } from './fields-of.tsx';
import { FormPlaceholder } from './form-placeholder.tsx';
import { ScannerContext, type LoadScanner } from './nameplate-scan.tsx';
import { OpenForm } from './open-form.tsx';
import { Submitted } from './later-code.ts';
import type { Submission } from './mutations.ts';
import { emptyForms } from './request-values.ts';
import { useOpening } from './use-opening.ts';

export interface RequestFormProps {
  kind: FormKind;
  /** Initial values known to the page, such as the product it was opened from. */
  known?: Known;
  scanner?: LoadScanner;
}

interface Line {
  partNumber: string;
  quantity: number;
  note: string;
}

export interface Known {
  lines?: Line[];
  /** Initial text of the message. */
  message?: string | null;
  partNumber?: string;
  /** Codes of certificates and services. */
  addOns?: string[];
}

const nothing: Known = {};

/** A request form, from the first input to the reference number. */
export function RequestForm({ kind, known = nothing, scanner }: RequestFormProps) {
  const [search, setSearch] = useSearchParams();
  const entryId = search.get('entry');
  const opening = useOpening(kind, entryId);
  const [submission, setSubmission] = useState<Submission>();
  if (!opening) return <FormPlaceholder />;
  if (submission)
    return (
      <Submitted
        kind={kind}
        submission={submission}
        onNew={startNew}
        onEdit={() => setSubmission(undefined)}
      />
    );
  return (
    <ScannerContext value={scanner}>
      <OpenForm
        key={opening.key}
        kind={kind}
        opening={opening.entry ? opening : { ...opening, values: withKnown(opening.values, known) }}
        initial={withKnown(emptyForms[kind], known)}
        Fields={fieldsOf[kind]}
        onSubmitted={setSubmission}
      />
    </ScannerContext>
  );

  function startNew() {
    setSearch(withoutFilling, { replace: true });
    setSubmission(undefined);
  }
}

const filling = new Set(['entry', 'product', 'cart', 'message']);

/** Removes the URL parameters that filled the form. Others, such as a configuration, stay. */
function withoutFilling(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => !filling.has(name)));
}

/** Adds the known values to earlier input and never replaces it. */
function withKnown(values: Record<string, unknown>, known: Known): Record<string, unknown> {
  const { lines = [], message, partNumber, addOns } = known;
  if (message && values.message === '') return withKnown({ ...values, message }, { lines });
  if (partNumber !== undefined) return { ...values, partNumber, addOns };
  const entered = (Array.isArray(values.lines) ? values.lines : [])
    .filter((line) => line.partNumber !== '')
    .map((line) => withNewNote(line, lines));
  const added = lines.filter((line) => !entered.some(({ partNumber }) => partNumber === line.partNumber));
  return lines.length === 0 ? values : { ...values, lines: [...entered, ...added] };
}

/** Updates the note to the chosen certificates, unless the visitor has edited it. */
function withNewNote(line: Line, known: Line[]): Line {
  const same = known.find(({ partNumber }) => partNumber === line.partNumber);
  return same && isAddOnsNote(line.note) ? { ...line, note: same.note } : line;
}
