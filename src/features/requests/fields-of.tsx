import type { ComponentType } from 'react';
import type { FormKind } from '#src/contract/forms/form-kinds.ts';
import { m } from '#src/messages/m.ts';
import { EmailField } from '#src/ui/form/email-field.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { DemoFields } from './demo-fields.tsx';
import { QuoteFields } from './quote-fields.tsx';
import { ServiceFields } from './service-fields.tsx';

/** The fields of each form, in the browser and without JavaScript. */
export const fieldsOf: Record<FormKind, ComponentType> = {
  contact: ContactFields,
  quote: QuoteFields,
  'part-wizard': QuoteFields,
  'part-wizard-email': EmailFields,
  demo: DemoFields,
  'calibration-and-repair': ServiceFields,
};

function EmailFields() {
  return (
    <>
      <TextField
        name="partNumber"
        label={m.requests.orderingCode}
        isRequired
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <EmailField label={m.requests.yourEmail} hint={m.requests.emailNotStored} />
    </>
  );
}
