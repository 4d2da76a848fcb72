import * as v from 'valibot';
import { attachments, choice, line, optionalLine, optionalText } from './fields.ts';
import { internationalPhone, isPhoneFine, personFields, phoneMessage } from './person.ts';

export const demoPlaces = ['on-site', 'online', 'our-laboratory'] as const;

export const DemoForm = v.pipe(
  v.object({
    ...personFields,
    place: choice(demoPlaces, 'Select a location.'),
    city: optionalLine(120),
    products: line(300, 'Enter the products you would like to see.'),
    preferredTimes: optionalLine(300),
    message: optionalText(5000),
    attachments,
  }),
  v.forward(
    v.partialCheck(
      [['place'], ['city']],
      ({ place, city }) => place !== 'on-site' || city !== '',
      'Enter the town or city for our visit.',
    ),
    ['city'],
  ),
  v.forward(v.partialCheck([['phone'], ['country']], isPhoneFine, phoneMessage), ['phone']),
  v.transform((form) => ({ ...form, phone: internationalPhone(form) })),
);
