import * as v from 'valibot';
import { attachments, choice, optionalLine, text } from './fields.ts';
import { internationalPhone, isPhoneFine, personFields, phoneMessage } from './person.ts';

export const contactTopics = ['product', 'application', 'order', 'documents', 'other'] as const;

export const ContactForm = v.pipe(
  v.object({
    ...personFields,
    topic: choice(contactTopics, 'Select a topic.'),
    partNumber: optionalLine(80),
    message: text(5000, 'Enter your message.'),
    attachments,
  }),
  v.forward(v.partialCheck([['phone'], ['country']], isPhoneFine, phoneMessage), ['phone']),
  v.transform((form) => ({ ...form, phone: internationalPhone(form) })),
);
