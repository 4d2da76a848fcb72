import * as v from 'valibot';
import { m } from '#src/messages/m.ts';

const singleLine = /^[^\p{Cc}\p{Cs}]*$/u;
const multiLine = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;
const unsupportedCharacter = m.forms.unsupportedCharacters;

/** An optional single-line text. */
export const optionalLine = (maxLength: number) =>
  v.pipe(
    v.nullish(v.string(m.forms.enterText), ''),
    v.trim(),
    v.maxLength(maxLength, m.forms.textTooLong({ max: maxLength })),
    v.regex(singleLine, unsupportedCharacter),
  );

/** A required single-line text; `message` is the error if it is missing: "Enter your name." */
export const line = (maxLength: number, message: string) =>
  v.pipe(
    v.nullish(v.string(message), ''),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(maxLength, m.forms.textTooLong({ max: maxLength })),
    v.regex(singleLine, unsupportedCharacter),
  );

/** An optional multi-line text. */
export const optionalText = (maxLength: number) =>
  v.pipe(
    v.nullish(v.string(m.forms.enterText), ''),
    v.trim(),
    v.maxLength(maxLength, m.forms.textTooLong({ max: maxLength })),
    v.regex(multiLine, unsupportedCharacter),
  );

export const text = (maxLength: number, message: string) =>
  v.pipe(optionalText(maxLength), v.nonEmpty(message));

const emailMessage = m.forms.enterEmail;

export const email = v.pipe(
  v.nullish(v.string(emailMessage), ''),
  v.trim(),
  v.nonEmpty(emailMessage),
  v.email(m.forms.correctEmail),
  v.maxLength(254, m.forms.textTooLong({ max: 254 })),
);

export const choice = <const O extends readonly [string, ...string[]]>(options: O, message: string) =>
  v.pipe(v.nullish(v.string(message), ''), v.picklist(options, message));

const dateMessage = m.forms.enterDate;

/** A date such as 2026-12-31, or empty. */
export const optionalDate = v.pipe(
  v.nullish(v.string(dateMessage), ''),
  v.trim(),
  v.check((text) => text === '' || isDate(text), dateMessage),
);

export const quantity = v.pipe(
  v.nullish(v.number(m.forms.enterQuantity)),
  v.number(m.forms.enterQuantity),
  v.integer(m.forms.enterWholeNumber),
  v.minValue(1, m.forms.quantityTooSmall),
  v.maxValue(100_000, m.forms.quantityTooLarge),
);

/** The ids of files that were uploaded before the form. */
export const attachments = v.pipe(
  v.nullish(v.array(v.pipe(v.string(), v.uuid(m.forms.invalidAttachment)), m.forms.invalidAttachments), []),
  v.maxLength(10, m.forms.tooManyAttachments),
);

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}
