// @ts-check
import { copiesOfProducts } from './fill-catalogue.mjs';

/** @typedef {import('./postgres.mjs').Client} Client */

const LINES = 3;
const ORDERS = 'filled%';

/**
 * Fills a seeded database with copies of products, in the categories of their models, and with orders of three lines each.
 * @param {Client} client
 * @param {{ products: number, orders: number }} counts
 * @returns {Promise<string[]>} part numbers that can be ordered in any quantity
 */
export async function fillPostgres(client, { products, orders }) {
  for (const statement of copiesOfProducts(products)) await client.query(statement);
  await client.query(
    `insert into products_category_lnk (product_id, product_category_id)
     select distinct on (clone.id) clone.id, link.product_category_id
     from products as clone
     join products as model on model.name = clone.name and model.published_at is not null and model.document_id not like 'clone%'
     join products_category_lnk as link on link.product_id = model.id
     where clone.document_id like 'clone%'`,
  );
  await fillOrders(client, orders);
  await client.query('analyze');
  const { rows } = await client.query(
    "select part_number as part from products where document_id like 'clone%' order by id",
  );
  return rows.map(({ part }) => String(part));
}

/**
 * @param {Client} client
 * @param {number} count
 */
async function fillOrders(client, count) {
  await client.query(
    `insert into orders (document_id, number, state, placed_at, name, company, email, customer_kind, shipping_method,
       total, currency, totals, payment_kind, purchase_order_number, reservation_ended_at, created_at, updated_at, published_at)
     select 'filled' || n, 'F-' || lpad(n::text, 6, '0'),
       (array['awaiting-payment', 'approved', 'in-production', 'shipped', 'delivered', 'delivered'])[1 + n % 6],
       now() - n * interval '10 minutes', 'Ada Byron', 'Probes Ltd', 'ada' || n % 5000 || '@example.test', 'business',
       'Parcel', 302.58, 'EUR', '{}', 'purchase-order', 'PO-' || n, now(), now(), now(), now()
     from generate_series(1, ${count}) as n`,
  );
  await addComponents(client, { table: 'components_shop_addresss', field: 'shippingAddress', each: 1 });
  await addComponents(client, { table: 'components_shop_order_lines', field: 'lines', each: LINES });
}

// `addresss` is the plural that Strapi forms.
const rowOf = {
  components_shop_addresss: {
    type: 'shop.address',
    columns: 'name, company, line_1, city, postal_code, country',
    values: "'Ada Byron', 'Probes Ltd', 'Mill Lane 1', 'Dublin', 'D02 AF30', 'IE'",
  },
  components_shop_order_lines: {
    type: 'shop.order-line',
    columns: 'part_number, name, quantity, unit_price, net',
    values: "'CLONE-' || 1 + (entity.id * 7 + place) % 10000, 'Pressure transmitter', 1, 82, 82",
  },
};

/**
 * Adds components to each of the new orders. Their ids continue those of the table, so that both can be linked.
 * @param {Client} client
 * @param {{ table: keyof typeof rowOf, field: string, each: number }} options
 */
async function addComponents(client, { table, field, each }) {
  const { type, columns, values } = rowOf[table];
  const { rows } = await client.query(`select coalesce(max(id), 0) as last from ${table}`);
  const numbered = `select ${Number(rows[0]?.last)} + row_number() over (order by entity.id, place) as cmp, entity.id, place
     from orders as entity cross join generate_series(1, ${each}) as place where entity.document_id like '${ORDERS}'`;
  await client.query(
    `insert into ${table} (id, ${columns}) select cmp, ${values.replaceAll('entity.id', 'id')} from (${numbered}) as numbered`,
  );
  await client.query(
    `insert into orders_cmps (entity_id, cmp_id, component_type, field, "order")
     select id, cmp, '${type}', '${field}', place from (${numbered}) as numbered`,
  );
  await client.query(
    `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
  );
}
