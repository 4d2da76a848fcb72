import type { Client } from 'pg';
import type { Administrator } from './administrator';

const manager = '/content-manager/collection-types/api::product.product';

/** An editor with six products, which can be published one by one or, in reverse order, all together. */
export async function aPublisher(admin: Administrator, name: string) {
  const products = Array.from({ length: 6 }, (_, number) => {
    const partNumber = `${name}-${number}`;
    return { name: partNumber, partNumber, url: partNumber.toLowerCase(), summary: 'New', weight: number };
  });
  const ids: string[] = [];
  for (const product of products) {
    const { data } = (await admin(manager, product)) as { data: { documentId: string } };
    ids.push(data.documentId);
  }
  return {
    publishEach: (summary: string) =>
      Promise.all(
        ids.map((id, index) => admin(`${manager}/${id}/actions/publish`, { ...products[index], summary })),
      ),
    publishTogether: () => admin(`${manager}/actions/bulkPublish`, { documentIds: ids.toReversed() }),
  };
}

/** The published products whose part numbers start with this, read from Postgres. */
export async function inCatalogue(client: Client, beginning: string): Promise<string[]> {
  const { rows } = await client.query(
    'select document_id as id, summary from products where published_at is not null and starts_with(part_number, $1)',
    [beginning],
  );
  return rows.map(({ id, summary }) => `product-${id}: ${summary}`).toSorted();
}

/** The same, found by search. */
export async function inSearch(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    "select body from fieldshop_search_documents where document like 'product-%' and body is not null",
  );
  return rows
    .map(({ body }) => JSON.parse(body))
    .map(({ id, summary }) => `${id}: ${summary}`)
    .toSorted();
}
