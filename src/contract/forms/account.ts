import * as v from 'valibot';
import { m } from '#src/messages/m.ts';
import { checkBy } from './check-form.ts';
import type { AccountForm } from './form-kinds.ts';
import { email, line, optionalLine } from './fields.ts';
import { country } from './person.ts';
import { compactVatNumber, vatNumberProblem } from './vat-number.ts';

export const minPasswordLength = 10;
/** bcrypt, which the backend uses, ignores all further bytes. */
const maxPasswordBytes = 72;

const passwordMessage = m.forms.enterPassword({ min: minPasswordLength });

const password = v.pipe(
  v.nullish(v.string(passwordMessage), ''),
  v.check((text) => [...text].length >= minPasswordLength, passwordMessage),
  v.check(
    (text) => new TextEncoder().encode(text).length <= maxPasswordBytes,
    m.forms.textTooLong({ max: maxPasswordBytes }),
  ),
);

const vatNumber = v.pipe(
  optionalLine(20),
  v.transform(compactVatNumber),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? vatNumberProblem(dataset.value) : undefined;
    if (message !== undefined) addIssue({ message });
  }),
);

const phone = v.pipe(optionalLine(40), v.regex(/^(\+?[\d\s()/.-]{5,})?$/, m.forms.enterPhone));

const customerKind = v.nullish(v.picklist(['business', 'consumer'], m.forms.selectAccountType), 'business');

const person = { name: optionalLine(120), company: optionalLine(160), vatNumber, phone, customerKind };

/** A saved address. Country-specific rules are checked at checkout. */
const Address = v.object({
  id: v.optional(v.pipe(v.string(), v.maxLength(36)), ''),
  label: optionalLine(60),
  name: line(160, m.forms.enterRecipient),
  company: optionalLine(160),
  line1: line(200, m.forms.enterStreet),
  line2: optionalLine(200),
  city: line(120, m.forms.enterCity),
  postalCode: optionalLine(20),
  state: optionalLine(120),
  country,
  phone,
  isDefaultShipping: v.nullish(v.boolean(), false),
  isDefaultBilling: v.nullish(v.boolean(), false),
});

const forms = {
  registration: v.object({ email, password, ...person }),
  profile: v.object({
    email,
    ...person,
    addresses: v.nullish(v.pipe(v.array(Address), v.maxLength(50, m.forms.tooManyAddresses)), []),
  }),
  password: v.object({ password }),
  address: Address,
} satisfies Record<AccountForm, v.GenericSchema>;

/** Validates a form, in the page before it is sent and in the backend before it is stored. */
export const checkAccount = (form: AccountForm, body: unknown) => checkBy(forms[form], body);

/** Validates the e-mail address that a link is sent to. */
export const checkEmail = (body: unknown) => checkBy(v.object({ email }), body);
