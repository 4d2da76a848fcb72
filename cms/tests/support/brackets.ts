export const [opening, closing] = ['‹', '›'] as const;

/** Puts every message in brackets, so that a text outside of them is not a message. */
export function putInBrackets(messages: object): void {
  for (const [key, message] of Object.entries(messages)) {
    if (typeof message === 'object' && message !== null) putInBrackets(message);
    else Reflect.set(messages, key, inBrackets(message));
  }
}

function inBrackets(message: unknown): unknown {
  if (typeof message !== 'function') return opening + String(message) + closing;
  return (values: Record<string, unknown>) => {
    const marked = String(message(Object.fromEntries(Object.entries(values).map(outside))));
    // A value that selects a variant of the message is not shown.
    return opening + (marked.includes(closing) ? marked : String(message(values))) + closing;
  };
}

/** Values are outside, unless they are messages themselves. */
const outside = ([name, value]: [string, unknown]) => [
  name,
  typeof value === 'string' ? closing + value + opening : value,
];

/** The part of a text that is in no brackets, which can be in each other. */
export function outsideBrackets(text: string): string {
  let depth = 0;
  return text.replaceAll(/[^]/gu, (sign) => {
    if (sign === opening) depth += 1;
    if (sign === closing) depth -= 1;
    return depth > 0 || sign === closing ? '' : sign;
  });
}

/** The words in a text that are in no brackets. Codes in capitals and addresses are none. */
export function wordsOutside(text: string): string[] {
  const rest = outsideBrackets(text);
  return rest.replaceAll(/https?:\/\/\S+|\S+@\S+/g, '').match(/\p{Lu}?\p{Ll}{2,}/gu) ?? [];
}

const daysOfYear = Array.from({ length: 365 }, (_, day) => Date.UTC(2026, 0, day + 1));

/** Weekdays and months. The site that is built for the tests, which writes when a delivery is expected, is English. */
export const dateWords = ['de', 'en'].flatMap((locale) =>
  (['short', 'long'] as const).flatMap((style) => {
    const format = new Intl.DateTimeFormat(locale, { weekday: style, month: style });
    return daysOfYear.flatMap((day) => format.formatToParts(day).map(({ value }) => value.replace('.', '')));
  }),
);
