import { useEffect, useState, type ComponentType } from 'react';
import type { FormKind } from '#src/contract/forms/check-form.ts';
import { Section } from '#src/ui/layout.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { FormWaiting } from './form-waiting.tsx';
import type { Known, RequestFormProperties } from './request-form.tsx';

interface Properties {
  kind: FormKind;
  title: string;
  known?: Known;
  /** False while what is known is looked for: a form that opens before would lose what is typed. */
  isReady?: boolean;
  scanner?: RequestFormProperties['scanner'];
}

/** The form comes when the page is there: it needs JavaScript, and its rules are no part of the first script. */
export function FormSlot({ kind, title, known, isReady = true, scanner }: Properties) {
  const form = useForm();
  return (
    <div id="form">
      <Section title={title}>
        <noscript>
          <p>This form needs JavaScript. You can also e-mail or call us: see the Contacts page.</p>
        </noscript>
        {form === null && <Unavailable />}
        {form !== null && !(form && isReady) && <FormWaiting />}
        {form && isReady && <form.RequestForm kind={kind} known={known} scanner={scanner} />}
      </Section>
    </div>
  );
}

interface FormModule {
  RequestForm: ComponentType<RequestFormProperties>;
}

/** Null where it cannot be had. */
function useForm(): FormModule | null | undefined {
  const [form, setForm] = useState<FormModule | null>();
  useEffect(() => {
    void import('./request-form.tsx').then(setForm, () => setForm(null));
  }, []);
  return form;
}

function Unavailable() {
  return (
    <Notice kind="error" title="The form could not be loaded">
      <p>Part of the page is missing. Reload it when you are online.</p>
    </Notice>
  );
}
