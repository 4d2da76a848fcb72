import { randomUUID } from 'node:crypto';
import { notFound } from '../../../platform/http/http-error';
import type { ResolvedPart } from '../../part-wizard/services/configured-products';
import { haveSameAddOns } from '../../product/services/add-ons';
import type { StoredLine } from './cart-record';
import type { LineChange, RequestedLine } from './line-changes';

type Known = { before: StoredLine[]; aliases: Map<string, string>; parts: Map<string, ResolvedPart> };

/** Turns changes of all types into the requested final state of their lines. */
export function resolveLineChanges(changes: LineChange[], known: Known): RequestedLine[] {
  return changes.map((line) => {
    if (!('type' in line)) return { ...line, ...normalized(line, known), id: currentId(line.id, known) };
    return line.type === 'added' ? added(line, known) : withQuantity(line, known);
  });
}

/** A device may still use the old id of a line that was merged into another one at sign-in. */
const currentId = (id: string, { aliases }: Known) => aliases.get(id) ?? id;

function withQuantity(
  { id, quantity }: Extract<LineChange, { type: 'quantity' }>,
  known: Known,
): RequestedLine {
  const line = known.before.find((one) => one.id === currentId(id, known));
  if (!line) throw notFound();
  const { partNumber, costCentre, reference, configuration, addOns } = line;
  return { id: line.id, partNumber, quantity, costCentre, reference, configuration, addOns, path: [] };
}

function added(
  { type: _type, ...requested }: Extract<LineChange, { type: 'added' }>,
  known: Known,
): RequestedLine {
  const line = { ...requested, ...normalized(requested, known) };
  const existing = known.before.find(
    (one) =>
      one.partNumber === line.partNumber &&
      one.costCentre === line.costCentre &&
      one.reference === line.reference &&
      haveSameAddOns(one, line),
  );
  if (!existing) return { ...line, id: randomUUID() };
  return { ...line, id: existing.id, quantity: existing.quantity + line.quantity };
}

// Uses the canonical spelling of the part number. The configuration sent by a device is ignored.
function normalized({ partNumber }: { partNumber: string }, { parts }: Known) {
  const part = parts.get(partNumber);
  if (!part || !('product' in part)) return { partNumber, configuration: null };
  return { partNumber: part.product.partNumber, configuration: part.configuration };
}
