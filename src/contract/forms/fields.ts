import * as v from 'valibot';

const singleLine = /^[^\p{Cc}\p{Cs}]*$/u;
const multiLine = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u;
const unsupportedCharacter = 'Remove unsupported characters.';

/** An optional single-line text. */
export const optionalLine = (longest: number) =>
  v.pipe(
    v.nullish(v.string('Enter text.'), ''),
    v.trim(),
    v.maxLength(longest, `Enter ${longest} characters or fewer.`),
    v.regex(singleLine, unsupportedCharacter),
  );

/** A required single-line text; `request` is the error message: "Enter your name." */
export const line = (longest: number, request: string) =>
  v.pipe(
    v.nullish(v.string(request), ''),
    v.trim(),
    v.nonEmpty(request),
    v.maxLength(longest, `Enter ${longest} characters or fewer.`),
    v.regex(singleLine, unsupportedCharacter),
  );

/** An optional multi-line text. */
export const optionalText = (longest: number) =>
  v.pipe(
    v.nullish(v.string('Enter text.'), ''),
    v.trim(),
    v.maxLength(longest, `Enter ${longest} characters or fewer.`),
    v.regex(multiLine, unsupportedCharacter),
  );

export const text = (longest: number, request: string) => v.pipe(optionalText(longest), v.nonEmpty(request));

const emailRequest = 'Enter your e-mail address, such as name@company.com.';

export const email = v.pipe(
  v.nullish(v.string(emailRequest), ''),
  v.trim(),
  v.nonEmpty(emailRequest),
  v.email('Enter an e-mail address in the correct format, such as name@company.com.'),
  v.maxLength(254, 'Enter 254 characters or fewer.'),
);

export const choice = <const O extends readonly [string, ...string[]]>(options: O, request: string) =>
  v.pipe(v.nullish(v.string(request), ''), v.picklist(options, request));

const dayRequest = 'Enter a date, such as 2026-12-31.';

/** A date such as 2026-12-31, or empty. */
export const optionalDay = v.pipe(
  v.nullish(v.string(dayRequest), ''),
  v.trim(),
  v.check((day) => day === '' || isDay(day), dayRequest),
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
    v.array(v.pipe(v.string(), v.uuid('This is not a valid attachment.')), 'This is not a valid list.'),
    [],
  ),
  v.maxLength(10, 'You can attach up to 10 files.'),
);

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  );
}
