import * as v from 'valibot';
import { m } from '#src/messages/m.ts';
import { moneyFromDecimal } from '../money.ts';
import { currencies } from './currencies.ts';
import { attachments, line, optionalLine, optionalText } from './fields.ts';
import { Instrument } from './instrument.ts';
import { country, internationalPhone, isPhonePossible, personFields, phoneMessage } from './person.ts';

const ReturnAddress = v.object({
  name: line(160, m.forms.enterRecipient),
  street: line(200, m.forms.enterStreet),
  street2: optionalLine(200),
  postalCode: optionalLine(20),
  city: line(120, m.forms.enterCity),
  region: optionalLine(120),
  country,
});

/** A decimal amount such as 450 or 450.50; empty for no limit. */
const CostLimit = v.pipe(optionalLine(12), v.regex(/^(\d{1,7}([.,]\d{1,2})?)?$/, m.forms.enterAmount));

export const CalibrationAndRepairForm = v.pipe(
  v.object({
    ...personFields,
    instruments: v.pipe(
      v.nullish(v.array(Instrument, m.forms.addInstruments), []),
      v.minLength(1, m.forms.addOneInstrument),
      v.maxLength(50, m.forms.tooManyInstruments),
    ),
    isDeclared: v.nullish(v.boolean(m.forms.confirmDeclaration), false),
    returnAddress: v.nullish(ReturnAddress, () => ({})),
    purchaseOrder: optionalLine(60),
    costLimit: CostLimit,
    costLimitCurrency: v.nullish(v.picklist(currencies, m.forms.selectCurrency), 'EUR'),
    message: optionalText(5000),
    attachments,
  }),
  v.forward(
    v.partialCheck([['isDeclared']], ({ isDeclared }) => isDeclared, m.forms.declarationRequired),
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
