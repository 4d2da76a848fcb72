import { describe, expect, it } from 'vitest';
import { checkForm } from './check-form.ts';
import type { FieldError } from './form-kinds.ts';

describe('a contact form', () => {
  it('is valid with the required fields', () => {
    expect(checkForm('contact', contact)).toEqual({
      value: { ...contact, company: '', phone: '', partNumber: '', attachments: [] },
    });
  });

  it('says what to enter in each missing field', () => {
    expect(messages(checkForm('contact', {}))).toEqual({
      name: 'Enter your name.',
      email: 'Enter your e-mail address, such as name@company.com.',
      country: 'Select your country.',
      topic: 'Select a topic.',
      message: 'Enter your message.',
    });
  });

  it.each([
    ['nothing', null],
    ['a number', 7],
    ['a string', 'x'],
    ['a list', []],
  ])('rejects %s', (_what, body) => {
    expect(checkForm('contact', body)).toHaveProperty('errors');
  });

  it('reads a telephone number as one of the selected country', () => {
    const check = checkForm('contact', { ...contact, country: 'DE', phone: '030 1234567' });
    expect(check).toMatchObject({ value: { phone: '+49301234567' } });
  });

  it('rejects an impossible telephone number, even if another field is invalid', () => {
    const errors = messages(checkForm('contact', { ...contact, name: '', phone: '12' }));
    expect(Object.keys(errors)).toEqual(['name', 'phone']);
  });

  it('drops unknown fields', () => {
    const check = checkForm('contact', { ...contact, isAdministrator: true });
    expect(check).not.toHaveProperty('value.isAdministrator');
  });

  it('rejects characters that databases cannot store', () => {
    expect(messages(checkForm('contact', { ...contact, name: 'A\u0000B', message: 'x\ud800' }))).toEqual({
      name: 'Remove unsupported characters.',
      message: 'Remove unsupported characters.',
    });
  });
});

describe('a quote form', () => {
  it('needs a product', () => {
    expect(messages(checkForm('quote', { ...person, lines: [] }))).toEqual({
      lines: 'Add at least one product.',
    });
  });

  it('reports which line has an invalid quantity', () => {
    const lines = [
      { partNumber: 'APT-210-010', quantity: 2 },
      { partNumber: 'APT-210-016', quantity: 0 },
    ];
    expect(messages(checkForm('quote', { ...person, lines }))).toEqual({
      'lines.1.quantity': 'Enter 1 or more.',
    });
  });

  it('rejects dates that do not exist', () => {
    const form = { ...person, lines: [{ partNumber: 'APT-210-010', quantity: 2 }] };
    expect(checkForm('quote', { ...form, neededBy: '2028-02-29' })).toHaveProperty('value');
    expect(messages(checkForm('quote', { ...form, neededBy: '2027-02-29' }))).toHaveProperty('neededBy');
  });
});

describe('a demo form', () => {
  it('requires the town of a visit', () => {
    const form = { ...person, place: 'on-site', products: 'APT-210' };
    expect(messages(checkForm('demo', form))).toEqual({ city: 'Enter the town or city for our visit.' });
    expect(checkForm('demo', { ...form, place: 'online' })).toHaveProperty('value');
  });
});

describe('a form for calibration and repair', () => {
  it('accepts the return of an unused product without a fault or certificate', () => {
    const instruments = [{ ...instrument, service: 'return', fault: '' }];
    const check = checkForm('calibration-and-repair', { ...service, instruments });
    expect(check).toMatchObject({ value: { instruments: [{ service: 'return', certificate: 'none' }] } });
  });

  it('accepts several instruments, and converts the cost limit to the smallest unit', () => {
    const check = checkForm('calibration-and-repair', {
      ...service,
      costLimit: '450,50',
      costLimitCurrency: 'GBP',
    });
    expect(check).toMatchObject({ value: { costLimit: { amountMinor: 45_050, currency: 'GBP' } } });
  });

  it('requires the fault for a repair, and the media a used instrument was in contact with', () => {
    const instruments = [instrument, { ...instrument, service: 'repair', contamination: 'cleaned' }];
    expect(messages(checkForm('calibration-and-repair', { ...service, instruments }))).toEqual({
      'instruments.1.fault': 'Describe the fault.',
      'instruments.1.contaminant': 'Enter the substances it was in contact with.',
    });
  });

  it('requires each field of the return address', () => {
    const errors = messages(checkForm('calibration-and-repair', { ...service, returnAddress: undefined }));
    expect(Object.keys(errors)).toEqual(
      ['name', 'street', 'city', 'country'].map((field) => `returnAddress.${field}`),
    );
  });

  it('is rejected without the declaration', () => {
    expect(messages(checkForm('calibration-and-repair', { ...service, isDeclared: false }))).toHaveProperty(
      'isDeclared',
    );
  });
});

describe('an e-mail with a configuration', () => {
  const mail = (addOns: unknown) =>
    checkForm('part-wizard-email', { email: 'ada@example.com', partNumber: 'AB1-10', addOns });

  it('can list certificates', () => {
    expect(mail(['CAL5'])).toMatchObject({ value: { addOns: ['CAL5'] } });
    expect(mail(undefined)).toMatchObject({ value: { addOns: [] } });
  });

  it.each([['CAL5'], [[5]], [['X'.repeat(21)]], [Array.from({ length: 11 }, () => 'CAL5')]])(
    'is rejected with %j as certificates',
    (addOns) => {
      expect(mail(addOns)).toHaveProperty('errors');
    },
  );
});

const person = { name: 'Ada Byron', email: 'ada@example.com', country: 'GB' };
const contact = { ...person, topic: 'product', message: 'Which one for steam?' };
const instrument = {
  model: 'APT-210-010',
  serialNumber: 'A123',
  service: 'calibration',
  certificate: 'as-left',
  contamination: 'clean',
};
const service = {
  ...person,
  instruments: [instrument, { ...instrument, serialNumber: 'A124' }],
  isDeclared: true,
  returnAddress: {
    name: 'Ada Byron',
    street: '1 Mill Lane',
    postalCode: 'AB1 2CD',
    city: 'Aldermere',
    country: 'GB',
  },
};

function messages(check: object): Record<string, string> {
  const errors: FieldError[] = 'errors' in check && Array.isArray(check.errors) ? check.errors : [];
  return Object.fromEntries(errors.map(({ path, message }) => [path.join('.'), message]));
}
