import type { FormKind } from '#src/contract/forms/form-kinds.ts';
import { emptyForms, emptyInstrument, emptyLine } from './request-values.ts';

/** The fields of a form that a browser posted without JavaScript: names such as `lines.0.partNumber`, and text. */
type PostedFields = Record<string, unknown>;

const rows: Record<string, { empty: object; most: number }> = {
  lines: { empty: emptyLine, most: 100 },
  instruments: { empty: emptyInstrument, most: 50 },
};

/**
 * The values of a posted form, with the shape that the form has in the browser. Fields the form does not have are
 * ignored. The button that was pressed is `action`: `add:lines` and `remove:lines:2` change rows, everything else sends.
 */
export function readBasicForm(
  kind: FormKind,
  posted: PostedFields,
): { values: Record<string, unknown>; isSent: boolean } {
  const values = Object.fromEntries(
    Object.entries(emptyForms[kind]).map(([name, empty]) => [name, valueOf(posted, name, empty)]),
  );
  const [action, name = '', index] = textOf(posted, 'action').split(':');
  const list = values[name];
  const row = rows[name];
  if (!row || !Array.isArray(list) || (action !== 'add' && action !== 'remove'))
    return { values, isSent: true };
  const changed =
    action === 'add' ? [...list, row.empty] : list.filter((_, place) => String(place) !== index);
  return { values: { ...values, [name]: changed.length > 0 ? changed : [row.empty] }, isSent: false };
}

function valueOf(posted: PostedFields, name: string, empty: unknown): unknown {
  if (Array.isArray(empty)) return listOf(posted, name);
  if (typeof empty === 'boolean') return textOf(posted, name) !== '';
  if (typeof empty === 'number') return numberOf(textOf(posted, name));
  if (typeof empty === 'object' && empty !== null)
    return Object.fromEntries(
      Object.entries(empty).map(([field, value]) => [field, valueOf(posted, `${name}.${field}`, value)]),
    );
  return textOf(posted, name);
}

function listOf(posted: PostedFields, name: string): unknown[] {
  const { empty = {}, most = 0 } = rows[name] ?? {};
  // One more than allowed, so that the form reports too many rows instead of losing one.
  const sent = Array.from({ length: most + 1 }, (_, index) => `${name}.${index}`).filter((at) =>
    Object.keys(empty).some((field) => Object.hasOwn(posted, `${at}.${field}`)),
  );
  return sent.map((at) => valueOf(posted, at, empty));
}

/** Browsers post line breaks as CR LF. */
function textOf(posted: PostedFields, name: string): string {
  const value = Object.hasOwn(posted, name) ? posted[name] : '';
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

/** Adds products and a message that are known from the URL or the cart. */
export function basicFormValues(
  kind: FormKind,
  {
    lines = [],
    message = '',
  }: { lines?: { partNumber: string; quantity: number; note: string }[]; message?: string },
): Record<string, unknown> {
  const values: Record<string, unknown> = { ...emptyForms[kind] };
  if ('lines' in values && lines.length > 0) values.lines = lines;
  if ('message' in values) values.message = message;
  return values;
}
