import { randomBytes } from 'node:crypto';
import { aBackend, type Backend } from './backend';

export type Uid = Parameters<Backend['strapi']['documents']>[0];

const created: [Uid, string][] = [];

export const randomName = () => randomBytes(4).toString('hex');

/** Saves a draft; {@link deleteCreated} deletes it again. */
export async function create(type: Uid, data: object): Promise<string> {
  const { strapi } = await aBackend();
  const fields: Record<string, unknown> = { ...data };
  const { documentId } = await strapi.documents(type).create({ data: fields });
  created.push([type, documentId]);
  return documentId;
}

export async function update(type: Uid, documentId: string, data: object): Promise<unknown> {
  const { strapi } = await aBackend();
  return strapi.documents(type).update({ documentId, data: { ...data } });
}

export async function deleteCreated(): Promise<void> {
  const { strapi } = await aBackend();
  for (const [type, documentId] of created.splice(0)) await strapi.documents(type).delete({ documentId });
}

export const aProduct = (more: object = {}): Promise<string> => {
  const name = randomName();
  return create('api::product.product', {
    name,
    partNumber: `RULE-${name}`,
    url: `rule-${name}`,
    summary: name,
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
