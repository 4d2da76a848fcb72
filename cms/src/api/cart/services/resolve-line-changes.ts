import { randomUUID } from 'node:crypto';
import { notFound } from '../../../platform/http/http-error';
import type { ResolvedPart } from '../../part-wizard/services/configured-products';
import { haveSameAddOns } from '../../product/services/add-ons';
import type { StoredLine } from './cart-record';
import type { LineChange, RequestedLine } from './line-changes';

type Known = { before: StoredLine[]; aliases: Map<string, string>; parts: Map<string, ResolvedPart> };

/** The requested final state of the lines, for all kinds of changes. */
export function resolveLineChanges(asked: LineChange[], known: Known): RequestedLine[] {
  return asked.map((line) => {
    if (!('type' in line)) return { ...line, ...spelt(line, known), id: nameOf(line.id, known) };
    return line.type === 'added' ? added(line, known) : withQuantity(line, known);
  });
}

/** Lines may have been merged into others at sign-in, and a device may still use their old ids. */
const nameOf = (id: string, { aliases }: Known) => aliases.get(id) ?? id;

function withQuantity(
  { id, quantity }: Extract<LineChange, { type: 'quantity' }>,
  known: Known,
): RequestedLine {
  const line = known.before.find((one) => one.id === nameOf(id, known));
  if (!line) throw notFound();
  const { partNumber, costCentre, reference, configuration, addOns } = line;
  return { id: line.id, partNumber, quantity, costCentre, reference, configuration, addOns, path: [] };
}

function added(
  { type: _type, ...asked }: Extract<LineChange, { type: 'added' }>,
  known: Known,
): RequestedLine {
  const line = { ...asked, ...spelt(asked, known) };
  const alike = known.before.find(
    (one) =>
      one.partNumber === line.partNumber &&
      one.costCentre === line.costCentre &&
      one.reference === line.reference &&
      haveSameAddOns(one, line),
  );
  if (!alike) return { ...line, id: randomUUID() };
  return { ...line, id: alike.id, quantity: alike.quantity + line.quantity };
}

// Different spellings of a code are the same part. The configuration sent by a device is ignored.
function spelt({ partNumber }: { partNumber: string }, { parts }: Known) {
  const part = parts.get(partNumber);
  if (!part || !('product' in part)) return { partNumber, configuration: null };
  return { partNumber: part.product.partNumber, configuration: part.configuration };
}
