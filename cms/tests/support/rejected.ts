import { randomBytes } from 'node:crypto';
import { aBackend, type Backend } from './backend';

export type Uid = Parameters<Backend['strapi']['documents']>[0];

const made: [Uid, string][] = [];

export const mark = () => randomBytes(4).toString('hex');

/** Saves a draft; {@link removeMade} deletes it again. */
export async function create(type: Uid, data: object): Promise<string> {
  const { strapi } = await aBackend();
  const given: Record<string, unknown> = { ...data };
  const { documentId } = await strapi.documents(type).create({ data: given });
  made.push([type, documentId]);
  return documentId;
}

export async function update(type: Uid, documentId: string, data: object): Promise<unknown> {
  const { strapi } = await aBackend();
  return strapi.documents(type).update({ documentId, data: { ...data } });
}

export async function removeMade(): Promise<void> {
  const { strapi } = await aBackend();
  for (const [type, documentId] of made.splice(0)) await strapi.documents(type).delete({ documentId });
}

export const aProduct = (more: object = {}): Promise<string> => {
  const own = mark();
  return create('api::product.product', {
    name: own,
    partNumber: `RULE-${own}`,
    url: `rule-${own}`,
    summary: own,
    weight: 1,
    ...more,
  });
};

export const specifications = (...lines: [name: string, value: string][]) => ({
  specifications: lines.map(([name, value]) => ({ group: 'Measurement', name, value })),
});

/** Path and message of the first problem, as the admin receives them. */
export async function problemOf(action: Promise<unknown>): Promise<string> {
  const error = await action.then(
    () => new Error('It was saved'),
    (reason) => reason,
  );
  const [first] = error.details?.errors ?? [];
  return first ? `${first.path.join('.')}: ${first.message}` : String(error);
}
