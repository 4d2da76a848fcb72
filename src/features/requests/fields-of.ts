import type { ComponentType } from 'react';
import type { FormKind } from '#src/contract/forms/form-kinds.ts';
import { ContactFields } from './contact-fields.tsx';
import { DemoFields } from './demo-fields.tsx';
import { EmailFields } from './email-fields.tsx';
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
