import type { FieldError } from '../http/http-error';
import { texts } from '../messages/texts';

// Fields with a text area. All other fields have a single line.
const multiLine = new Set(['message', 'fault', 'note']);
const mostErrors = 20;

const lineBreak = /[\r\n\u0085\u2028\u2029]/;
// Control characters, lone surrogates and noncharacters. Postgres cannot store NUL, and no font has glyphs for
// any of them.
const unprintable = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;
const unprintableButLines = /(?![\n\r\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/u;

type Node = { path: (string | number)[]; value: unknown };

/** Problems with the texts in a body, by field. Iterative, because deep nesting could overflow the stack. */
export function customerTextErrors(body: unknown): FieldError[] {
  const errors: FieldError[] = [];
  const open: Node[] = [{ path: [], value: body }];
  for (let node = open.pop(); node && errors.length < mostErrors; node = open.pop()) {
    const { path, value } = node;
    const message = typeof value === 'string' ? textProblem(path.at(-1), value) : undefined;
    if (message) errors.push({ path: fieldPath(path), message, name: 'ValidationError' });
    if (Array.isArray(value)) open.push(...value.map((item, index) => child(path, index, item)).toReversed());
    else if (typeof value === 'object' && value !== null)
      open.push(
        ...Object.entries(value)
          .map(([key, item]) => child(path, key, item))
          .toReversed(),
      );
  }
  return errors;
}

function textProblem(field: string | number | undefined, text: string): string | undefined {
  const { unsupportedCharacters, oneLine } = texts().http;
  if (multiLine.has(String(field))) return unprintableButLines.test(text) ? unsupportedCharacters : undefined;
  if (lineBreak.test(text)) return oneLine;
  return unprintable.test(text) ? unsupportedCharacters : undefined;
}

// The paths of deeply nested values are truncated.
const longestPath = 8;
function child(path: (string | number)[], key: string | number, value: unknown): Node {
  return { path: path.length < longestPath ? [...path, key] : path, value };
}

function fieldPath(path: (string | number)[]): (string | number)[] {
  return path[0] === 'data' ? path.slice(1) : path;
}
