import * as v from 'valibot';
import { attachments, line, optionalDay, optionalLine, optionalText, quantity } from './fields.ts';
import { internationalPhone, isPhoneFine, personFields, phoneMessage } from './person.ts';

export const QuoteLine = v.object({
  partNumber: line(80, 'Enter a part number or a short description.'),
  quantity,
  note: optionalLine(300),
});

export const QuoteForm = v.pipe(
  v.object({
    ...personFields,
    lines: v.pipe(
      v.nullish(v.array(QuoteLine, 'Add the products you need.'), []),
      v.minLength(1, 'Add at least one product.'),
      v.maxLength(100, 'You can add up to 100 products.'),
    ),
    neededBy: optionalDay,
    message: optionalText(5000),
    attachments,
  }),
  v.forward(v.partialCheck([['phone'], ['country']], isPhoneFine, phoneMessage), ['phone']),
  v.transform((form) => ({ ...form, phone: internationalPhone(form) })),
);
