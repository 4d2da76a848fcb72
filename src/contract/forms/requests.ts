import * as v from 'valibot';
import { m } from '#src/messages/m.ts';
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
    topic: choice(contactTopics, m.forms.selectTopic),
    partNumber: optionalLine(80),
    message: text(5000, m.forms.enterMessage),
    attachments,
  }),
  v.forward(v.partialCheck([['phone'], ['country']], isPhonePossible, phoneMessage), ['phone']),
  v.transform((form) => ({ ...form, phone: internationalPhone(form) })),
);

const QuoteLine = v.object({
  partNumber: line(80, m.forms.enterProduct),
  quantity,
  note: optionalLine(300),
});

export const QuoteForm = v.pipe(
  v.object({
    ...personFields,
    lines: v.pipe(
      v.nullish(v.array(QuoteLine, m.forms.addProducts), []),
      v.minLength(1, m.forms.addOneProduct),
      v.maxLength(100, m.forms.tooManyProducts),
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
  partNumber: v.optional(line(120, m.forms.enterOrderingCode)),
  /** Codes of certificates and services. */
  addOns: v.nullish(v.pipe(v.array(line(20, m.forms.enterCode)), v.maxLength(10, m.forms.tooManyAddOns)), []),
});

const demoPlaces = ['on-site', 'online', 'our-laboratory'] as const;

export const DemoForm = v.pipe(
  v.object({
    ...personFields,
    place: choice(demoPlaces, m.forms.selectLocation),
    city: optionalLine(120),
    products: line(300, m.forms.enterProductsToSee),
    preferredTimes: optionalLine(300),
    message: optionalText(5000),
    attachments,
  }),
  v.forward(
    v.partialCheck(
      [['place'], ['city']],
      ({ place, city }) => place !== 'on-site' || city !== '',
      m.forms.enterCityOfVisit,
    ),
    ['city'],
  ),
  v.forward(v.partialCheck([['phone'], ['country']], isPhonePossible, phoneMessage), ['phone']),
  v.transform((form) => ({ ...form, phone: internationalPhone(form) })),
);
