import type { FormKind } from '#src/contract/forms/form-kinds.ts';

const person = { name: '', company: '', email: '', phone: '', country: '' };

export const emptyInstrument = {
  model: '',
  serialNumber: '',
  service: '',
  certificate: 'as-found-and-as-left',
  fault: '',
  contamination: '',
  contaminant: '',
};

export const emptyLine: { partNumber: string; quantity: number | null; note: string } = {
  partNumber: '',
  quantity: 1,
  note: '',
};

/** The initial values of a form. */
export const emptyForms = {
  contact: { ...person, topic: '', partNumber: '', message: '' },
  quote: { ...person, lines: [emptyLine], neededBy: '', message: '' },
  'part-wizard': { ...person, lines: [emptyLine], neededBy: '', message: '' },
  'part-wizard-email': { email: '', partNumber: '' },
  demo: { ...person, place: '', city: '', products: '', preferredTimes: '', message: '' },
  'calibration-and-repair': {
    ...person,
    instruments: [emptyInstrument],
    isDeclared: false,
    returnAddress: { name: '', street: '', street2: '', postalCode: '', city: '', region: '', country: '' },
    purchaseOrder: '',
    costLimit: '',
    costLimitCurrency: 'EUR',
    message: '',
  },
} satisfies Record<FormKind, object>;
