// @ts-check
import path from 'node:path';
import { openDatabase } from '../setup/open-database.mjs';

const columns = [
  'name',
  'summary',
  'price',
  'currency',
  'lead_time_days',
  'minimum_order_quantity',
  'shipping_weight_grams',
  'lifecycle',
  'weight',
  'created_at',
  'updated_at',
  'published_at',
].join(', ');

/**
 * Statements for SQLite and Postgres that copy published products in the database, with their prices and specifications. Ten
 * thousand through the admin would take half an hour.
 * @param {number} count
 */
export function copiesOfProducts(count) {
  return [
    `insert into products (document_id, part_number, url, stock, ${columns})
     with recursive counted(number) as (select 1 union all select number + 1 from counted where number < ${count})
     select 'clone' || number, 'CLONE-' || number, 'clone-' || number, 1000000, ${columns}
     from counted join (select *, row_number() over () as place from products
       where published_at is not null and price > 0 and lifecycle = 'active' and minimum_order_quantity = 1
         and shipping_weight_grams < 5000) as model
     on model.place = 1 + number % 60`,
    `insert into products_cmps (entity_id, cmp_id, component_type, field, "order")
     select clone.id, link.cmp_id, link.component_type, link.field, link."order"
     from products as clone
     join products as model on model.name = clone.name and model.published_at is not null and model.document_id not like 'clone%'
     join products_cmps as link on link.entity_id = model.id and link.field in ('priceBreaks', 'specifications')
     where clone.document_id like 'clone%'`,
  ];
}

/**
 * @param {string} folder of the backend's database
 * @param {number} count
 * @returns {string[]} part numbers that can be ordered in any quantity
 */
export function fillCatalogue(folder, count) {
  const database = openDatabase(path.join(folder, 'content.db'));
  for (const statement of copiesOfProducts(count)) database.exec(statement);
  const rows = database.prepare(
    "select part_number as partNumber from products where document_id like 'clone%'",
  );
  const partNumbers = rows.all().map(({ partNumber }) => String(partNumber));
  database.close();
  return partNumbers;
}

/**
 * Gives the copies other part numbers, for benchmarks of search.
 * @param {string} folder of the backend's database
 * @param {(copy: number) => string} numberOf counted from 0
 */
export function renumberCopies(folder, numberOf) {
  const database = openDatabase(path.join(folder, 'content.db'));
  const rows = database.prepare("select id from products where document_id like 'clone%' order by id").all();
  const change = database.prepare('update products set part_number = ? where id = ?');
  database.exec('begin');
  for (const [copy, { id }] of rows.entries()) change.run(numberOf(copy), id);
  database.exec('commit');
  database.close();
}
