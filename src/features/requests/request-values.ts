import type { FormKind } from '#src/contract/forms/form-kinds.ts';

const person = { name: '', company: '', email: '', country: '', phone: '' };

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

/** The initial values of a form, in the order of its fields on the page: errors are listed in this order. */
export const emptyForms = {
  contact: { topic: '', partNumber: '', message: '', ...person },
  quote: { lines: [emptyLine], neededBy: '', message: '', ...person },
  'part-wizard': { lines: [emptyLine], neededBy: '', message: '', ...person },
  'part-wizard-email': { partNumber: '', email: '' },
  demo: { products: '', place: '', city: '', preferredTimes: '', message: '', ...person },
  'calibration-and-repair': {
    instruments: [emptyInstrument],
    isDeclared: false,
    ...person,
    returnAddress: { name: '', street: '', street2: '', postalCode: '', city: '', region: '', country: '' },
    purchaseOrder: '',
    costLimit: '',
    costLimitCurrency: 'EUR',
    message: '',
  },
} satisfies Record<FormKind, object>;
