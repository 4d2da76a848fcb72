// @ts-check

const person = {
  name: 'Ada Byron',
  company: 'Mill & Sons',
  email: 'ada@example.com',
  phone: '',
  country: 'GB',
};
const instrument = {
  model: 'APT-210-010',
  serialNumber: 'A123',
  service: 'calibration',
  certificate: 'as-left',
  fault: '',
  contamination: 'clean',
  contaminant: '',
};
const returnAddress = {
  name: 'Ada Byron',
  street: '1 Mill Lane',
  street2: '',
  postalCode: 'AB1 2CD',
  city: 'Aldermere',
  region: '',
  country: 'GB',
};

/** One valid form of each kind. */
export const goodForms = {
  contact: {
    ...person,
    kind: 'contact',
    topic: 'product',
    partNumber: '',
    message: 'Which one for steam?',
    attachments: [],
  },
  quote: {
    ...person,
    kind: 'quote',
    lines: [{ partNumber: 'APT-210-010', quantity: 2, note: '' }],
    neededBy: '',
    message: '',
  },
  demo: {
    ...person,
    kind: 'demo',
    place: 'online',
    city: '',
    products: 'APT-210',
    preferredTimes: '',
    message: '',
  },
  service: {
    ...person,
    instruments: [instrument, { ...instrument, serialNumber: 'A124', service: 'repair', fault: 'No output' }],
    isDeclared: true,
    returnAddress,
    purchaseOrder: '',
    costLimit: '450.50',
    costLimitCurrency: 'EUR',
    message: '',
  },
};

/** @param {object} form */
export const endpointOf = (form) =>
  'kind' in form ? '/api/contact-forms' : '/api/calibration-and-repair-forms';
