import * as v from 'valibot';
import {
  attachments,
  choice,
  email,
  line,
  optionalDate,
  optionalLine,
  optionalText,
  quantity,
  text,
} from './fields.ts';
import { internationalPhone, isPhonePossible, personFields, phoneMessage } from './person.ts';

const contactTopics = ['product', 'application', 'order', 'documents', 'other'] as const;

export const ContactForm = v.pipe(
  v.object({
    ...personFields,
    topic: choice(contactTopics, 'Select a topic.'),
    partNumber: optionalLine(80),
    message: text(5000, 'Enter your message.'),
    attachments,
  }),
  v.forward(v.partialCheck([['phone'], ['country']], isPhonePossible, phoneMessage), ['phone']),
  v.transform((form) => ({ ...form, phone: internationalPhone(form) })),
);

const QuoteLine = v.object({
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
    neededBy: optionalDate,
    message: optionalText(5000),
    attachments,
  }),
  v.forward(v.partialCheck([['phone'], ['country']], isPhonePossible, phoneMessage), ['phone']),
  v.transform((form) => ({ ...form, phone: internationalPhone(form) })),
);

/** E-mails a configuration to the visitor. The customer's own API calls may omit the code. */
export const PartWizardEmail = v.object({
  email,
  partNumber: v.optional(line(120, 'Enter the ordering code.')),
  /** Codes of certificates and services. */
  addOns: v.nullish(v.pipe(v.array(line(20, 'Enter a code.')), v.maxLength(10, 'Choose up to 10.')), []),
});

const demoPlaces = ['on-site', 'online', 'our-laboratory'] as const;

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
  v.forward(v.partialCheck([['phone'], ['country']], isPhonePossible, phoneMessage), ['phone']),
  v.transform((form) => ({ ...form, phone: internationalPhone(form) })),
);
