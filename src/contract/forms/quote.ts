import * as v from 'valibot';
import { attachments, line, optionalDay, optionalLine, optionalText, quantity } from './fields.ts';
import { internationalPhone, isPhoneFine, personFields, phoneMessage } from './person.ts';

export const QuoteLine = v.object({
  partNumber: line(80, 'Enter a part number, or what you need in a few words.'),
  quantity,
  note: optionalLine(300),
});

export const QuoteForm = v.pipe(
  v.object({
    ...personFields,
    lines: v.pipe(
      v.nullish(v.array(QuoteLine, 'List the products you need.'), []),
      v.minLength(1, 'Add at least one product.'),
      v.maxLength(100, 'List 100 products or fewer.'),
    ),
    neededBy: optionalDay,
    message: optionalText(5000),
    attachments,
  }),
  v.forward(v.partialCheck([['phone'], ['country']], isPhoneFine, phoneMessage), ['phone']),
  v.transform((form) => ({ ...form, phone: internationalPhone(form) })),
);
