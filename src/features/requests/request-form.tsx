import { useState, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FormKind } from '#src/contract/forms/check-form.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ContactFields } from './contact-fields.tsx';
import { OpenForm } from './open-form.tsx';
import { Submitted } from './submitted.tsx';
import type { Submission } from './submit.ts';
import { useOpening } from './use-opening.ts';

const fieldsOf: Record<FormKind, ComponentType> = {
  contact: ContactFields,
  quote: ContactFields,
  demo: ContactFields,
  'calibration-and-repair': ContactFields,
};

export interface RequestFormProperties {
  kind: FormKind;
  /** What the page knows already, such as the product it was opened from. */
  known?: Record<string, unknown>;
}

/** One of the request forms, from the first letter to its reference number. */
export function RequestForm({ kind, known = {} }: RequestFormProperties) {
  const [search, setSearch] = useSearchParams();
  const entryId = search.get('entry');
  const opening = useOpening(kind, entryId);
  const [submission, setSubmission] = useState<Submission>();
  if (!opening) return <Skeleton />;
  if (submission)
    return <Submitted submission={submission} onAgain={again} onMend={() => setSubmission(undefined)} />;
  return (
    <OpenForm
      key={opening.entry?.id ?? 'new'}
      kind={kind}
      opening={{ ...opening, values: { ...opening.values, ...(opening.entry ? {} : known) } }}
      Fields={fieldsOf[kind]}
      onSubmitted={setSubmission}
    />
  );

  function again() {
    setSearch({}, { replace: true });
    setSubmission(undefined);
  }
}
