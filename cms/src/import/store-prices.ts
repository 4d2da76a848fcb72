import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import * as v from 'valibot';
import { announceChange } from '../platform/cache/invalidation';
import type { StoredPrice } from './stored-prices';

/** `list` is the id of its price list, `known` the stored price that it changes. */
export type PlannedPrice = {
  list: number;
  data: Omit<StoredPrice, 'id'>;
  known: StoredPrice | undefined;
};

const uid = 'api::market.price';
const batchSize = 250;

/** Stores prices in batches, so that a crashed import can be repeated and the site does not wait long. */
export async function storePrices(
  strapi: Core.Strapi,
  prices: PlannedPrice[],
  progress: (done: number, total: number) => void,
): Promise<void> {
  for (let first = 0; first < prices.length; first += batchSize) {
    const batch = prices.slice(first, first + batchSize);
    await strapi.db.transaction(async ({ trx }) => {
      for (const { known, data } of batch)
        if (known) await strapi.db.query(uid).update({ where: { id: known.id }, data: fieldsOf(data) });
      const added = batch.filter(({ known }) => !known);
      for (const list of new Set(added.map((price) => price.list)))
        await addPrices(strapi, trx, { list, prices: added.filter((price) => price.list === list) });
      await announceChange(strapi);
    });
    progress(first + batch.length, prices.length);
  }
}

type Added = { list: number; prices: PlannedPrice[] };

// Creating them one by one would take several times as long. `createMany` does not store relations.
async function addPrices(strapi: Core.Strapi, trx: Knex, { list, prices }: Added): Promise<void> {
  const publishedAt = new Date();
  const data = prices.map((price) => ({ ...fieldsOf(price.data), publishedAt }));
  const { ids } = await strapi.db.query(uid).createMany({ data });
  const { joinTable } = v.parse(Relation, strapi.db.metadata.get(uid).attributes.priceList);
  const { name, joinColumn, inverseJoinColumn } = joinTable;
  await trx(name).insert(ids.map((id) => ({ [joinColumn.name]: id, [inverseJoinColumn.name]: list })));
}

const Named = v.object({ name: v.string() });
const Relation = v.object({
  joinTable: v.object({ name: v.string(), joinColumn: Named, inverseJoinColumn: Named }),
});

const fieldsOf = (data: PlannedPrice['data']) => ({
  ...data,
  priceBreaks: data.priceBreaks || null,
  validFrom: data.validFrom || null,
  validTo: data.validTo || null,
});
