import * as v from 'valibot';
import { moneyFromDecimal } from '../money.ts';
import { attachments, line, optionalLine, optionalText } from './fields.ts';
import { Instrument } from './instrument.ts';
import { country, internationalPhone, isPhonePossible, personFields, phoneMessage } from './person.ts';

export const currencies = ['EUR', 'USD', 'GBP', 'CHF'] as const;

const ReturnAddress = v.object({
  name: line(160, 'Enter the name of the recipient.'),
  street: line(200, 'Enter a street and number.'),
  street2: optionalLine(200),
  postalCode: optionalLine(20),
  city: line(120, 'Enter a town or city.'),
  region: optionalLine(120),
  country,
});

/** A decimal amount such as 450 or 450.50; empty for no limit. */
const CostLimit = v.pipe(
  optionalLine(12),
  v.regex(/^(\d{1,7}([.,]\d{1,2})?)?$/, 'Enter an amount, such as 450 or 450.50.'),
);

export const CalibrationAndRepairForm = v.pipe(
  v.object({
    ...personFields,
    instruments: v.pipe(
      v.nullish(v.array(Instrument, 'Add the instruments.'), []),
      v.minLength(1, 'Add at least one instrument.'),
      v.maxLength(50, 'You can add up to 50 instruments.'),
    ),
    isDeclared: v.nullish(v.boolean('Confirm the declaration.'), false),
    returnAddress: v.nullish(ReturnAddress, () => ({})),
    purchaseOrder: optionalLine(60),
    costLimit: CostLimit,
    costLimitCurrency: v.nullish(v.picklist(currencies, 'Select a currency.'), 'EUR'),
    message: optionalText(5000),
    attachments,
  }),
  v.forward(
    v.partialCheck(
      [['isDeclared']],
      ({ isDeclared }) => isDeclared,
      'Confirm that your statements about contamination are true. Our staff will open the parcel.',
    ),
    ['isDeclared'],
  ),
  v.forward(v.partialCheck([['phone'], ['country']], isPhonePossible, phoneMessage), ['phone']),
  v.transform(({ costLimit, costLimitCurrency, ...form }) => ({
    ...form,
    phone: internationalPhone(form),
    /** Repairs above this amount need approval; null if not given. */
    costLimit:
      costLimit === '' ? null : moneyFromDecimal(Number(costLimit.replace(',', '.')), costLimitCurrency),
  })),
);
