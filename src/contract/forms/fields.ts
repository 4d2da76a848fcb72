import * as v from 'valibot';

const singleLine = /^[^\p{Cc}\p{Cs}]*$/u;
const multiLine = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;
const unsupportedCharacter = 'Remove unsupported characters.';

/** An optional single-line text. */
export const optionalLine = (maxLength: number) =>
  v.pipe(
    v.nullish(v.string('Enter text.'), ''),
    v.trim(),
    v.maxLength(maxLength, `Enter ${maxLength} characters or fewer.`),
    v.regex(singleLine, unsupportedCharacter),
  );

/** A required single-line text; `message` is the error if it is missing: "Enter your name." */
export const line = (maxLength: number, message: string) =>
  v.pipe(
    v.nullish(v.string(message), ''),
    v.trim(),
    v.nonEmpty(message),
    v.maxLength(maxLength, `Enter ${maxLength} characters or fewer.`),
    v.regex(singleLine, unsupportedCharacter),
  );

/** An optional multi-line text. */
export const optionalText = (maxLength: number) =>
  v.pipe(
    v.nullish(v.string('Enter text.'), ''),
    v.trim(),
    v.maxLength(maxLength, `Enter ${maxLength} characters or fewer.`),
    v.regex(multiLine, unsupportedCharacter),
  );

export const text = (maxLength: number, message: string) =>
  v.pipe(optionalText(maxLength), v.nonEmpty(message));

const emailMessage = 'Enter your e-mail address, such as name@company.com.';

export const email = v.pipe(
  v.nullish(v.string(emailMessage), ''),
  v.trim(),
  v.nonEmpty(emailMessage),
  v.email('Enter an e-mail address in the correct format, such as name@company.com.'),
  v.maxLength(254, 'Enter 254 characters or fewer.'),
);

export const choice = <const O extends readonly [string, ...string[]]>(options: O, message: string) =>
  v.pipe(v.nullish(v.string(message), ''), v.picklist(options, message));

const dateMessage = 'Enter a date, such as 2026-12-31.';

/** A date such as 2026-12-31, or empty. */
export const optionalDate = v.pipe(
  v.nullish(v.string(dateMessage), ''),
  v.trim(),
  v.check((text) => text === '' || isDate(text), dateMessage),
);

export const quantity = v.pipe(
  v.nullish(v.number('Enter a quantity.')),
  v.number('Enter a quantity.'),
  v.integer('Enter a whole number.'),
  v.minValue(1, 'Enter 1 or more.'),
  v.maxValue(100_000, 'Enter 100,000 or less.'),
);

/** The ids of files that were uploaded before the form. */
export const attachments = v.pipe(
  v.nullish(
    v.array(
      v.pipe(v.string(), v.uuid('This is not a valid attachment.')),
      'This is not a valid list of attachments.',
    ),
    [],
  ),
  v.maxLength(10, 'You can attach up to 10 files.'),
);

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  );
}
