import { randomBytes } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { parseRow, parseRows } from '../../../../platform/database/rows';
import { tables } from '../../../../platform/database/schema';
import type { Transaction } from '../../../cart/services/cart-record';

/** The objects of the fake, in the shape of Stripe's API. */
export type StripeObject = Record<string, unknown> & { id: string; object: string };
export type Memory = {
  get(id: string): Promise<StripeObject | undefined>;
  put(object: StripeObject): Promise<StripeObject>;
  all(kind: string): Promise<StripeObject[]>;
};

const Row = v.object({ body: v.string() });

export function memoryIn(trx: Transaction): Memory {
  const table = () => trx(tables.fakeStripe);
  return {
    async get(id) {
      const row = parseRow(Row, await table().where({ object: id }).first('body'));
      return row && JSON.parse(row.body);
    },
    async put(object) {
      const row = { object: object.id, kind: object.object, body: JSON.stringify(object) };
      await table().insert(row).onConflict('object').merge(['body']);
      return object;
    },
    async all(kind) {
      const rows = await table().where({ kind }).orderBy('id', 'desc').limit(100);
      return parseRows(Row, rows).map(({ body }) => JSON.parse(body));
    },
  };
}

// Several processes share the objects, so a locked row makes their calls run one after the other.
export async function withMemory<T>(strapi: Core.Strapi, work: (memory: Memory) => Promise<T>): Promise<T> {
  return await strapi.db.transaction(async ({ trx }) => {
    await trx(tables.fakeStripe)
      .insert({ object: 'lock', kind: 'lock', body: '{}' })
      .onConflict('object')
      .ignore();
    await trx(tables.fakeStripe).where({ object: 'lock' }).update({ body: '{}' });
    return work(memoryIn(trx));
  });
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
export const seconds = () => Math.floor(Date.now() / 1000);
