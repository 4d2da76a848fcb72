// The names in this version and those of earlier ones.
export const tables: Record<string, string> = {
  fieldshop_stripe_customers: 'fieldshop_card_holders',
  fieldshop_dirty_entries: 'fieldshop_search_marks',
  fieldshop_fake_stripe: 'fieldshop_stand_in',
};
export const columns: Record<string, Record<string, string>> = {
  fieldshop_attachments: { media_type: 'media' },
  fieldshop_cart_aliases: { line_id: 'name' },
  fieldshop_cart_lines: {
    line_id: 'name',
    part_number: 'part',
    cost_centre: 'centre',
    added_unit_price: 'price',
  },
  fieldshop_carts: { owner: 'holder' },
  fieldshop_imported_rows: { part_number: 'part' },
  fieldshop_mails: { request_id: 'request' },
  fieldshop_ordered_lines: { ordered: 'at' },
  fieldshop_saved_configurations: { configuration: 'kept' },
  fieldshop_card_holders: { stripe_customer: 'holder' },
  fieldshop_search_marks: { change_id: 'marked' },
};
const indexes = [
  { name: 'fieldshop_stripe_customers_customer_uq', of: 'fieldshop_card_holders(customer)' },
  { name: 'fieldshop_dirty_entries_owner_uq', of: 'fieldshop_search_marks(owner)' },
  { name: 'fieldshop_dirty_entries_due', of: 'fieldshop_search_marks(due)' },
  { name: 'fieldshop_fake_stripe_object_uq', of: 'fieldshop_stand_in(object)' },
  { name: 'fieldshop_carts_owner_uq', of: 'fieldshop_carts(holder)' },
  { name: 'fieldshop_imported_rows_part_number_uq', of: 'fieldshop_imported_rows(part)' },
  { name: 'fieldshop_saved_configurations_configuration_uq', of: 'fieldshop_saved_configurations(kept)' },
];

/** Statements that turn a database into one of the first version, with rows in all tables that were renamed since. */
export function asInFirstVersion(client: 'sqlite' | 'postgres'): string {
  const isPostgres = client === 'postgres';
  return [
    ...Object.entries(tables).map(([name, earlier]) => `alter table ${name} rename to ${earlier}`),
    ...Object.entries(columns).flatMap(([table, names]) =>
      Object.entries(names).map(
        ([name, earlier]) => `alter table ${table} rename column ${name} to ${earlier}`,
      ),
    ),
    ...indexes.flatMap(isPostgres ? renamedIndex : replacedIndex),
    ...(isPostgres ? [...Object.entries(tables).flatMap(renamedKey), roundedDecimals] : []),
    `update strapi_database_schema set hash = 'earlier', schema = ${earlierRecord(isPostgres)}`,
    "delete from strapi_migrations where name like '2026.11.2%'",
    rows,
  ].join(';\n');
}

const roundedDecimals = 'alter table components_product_specifications alter column min type numeric(10,2)';

// As in `fieldshop_carts_holder_uq`.
function earlierIndex({ name, of }: { name: string; of: string }): string {
  return `${of.replace('(', '_').replace(')', '')}${name.endsWith('_uq') ? '_uq' : ''}`;
}

function renamedIndex(index: { name: string; of: string }): string[] {
  return [`alter index ${index.name} rename to ${earlierIndex(index)}`];
}

function replacedIndex(index: { name: string; of: string }): string[] {
  const kind = index.name.endsWith('_uq') ? 'unique index' : 'index';
  return [`drop index ${index.name}`, `create ${kind} ${earlierIndex(index)} on ${index.of}`];
}

function renamedKey([name, earlier]: [string, string]): string[] {
  return [
    `alter index ${name}_pkey rename to ${earlier}_pkey`,
    `alter sequence ${name}_id_seq rename to ${earlier}_id_seq`,
  ];
}

// Strapi drops only tables, columns and indexes that are in its record of the schema.
function earlierRecord(isPostgres: boolean): string {
  const names = [
    ...indexes.map((index) => [`"${index.name}"`, `"${earlierIndex(index)}"`]),
    ...Object.entries(tables).map(([name, earlier]) => [`"${name}"`, `"${earlier}"`]),
    ...Object.values(columns).flatMap((renamed) =>
      Object.entries(renamed).map(([name, earlier]) => [`"name":"${name}"`, `"name":"${earlier}"`]),
    ),
  ];
  const record = names.reduce(
    (schema, [name, earlier]) => `replace(${schema}, '${name}', '${earlier}')`,
    isPostgres ? 'schema::text' : 'schema',
  );
  return isPostgres ? `(${record})::json` : record;
}

const now = Date.now();
const rows = `
  insert into fieldshop_carts (cart, holder, changed) values ('c', 'guest:g', ${now});
  insert into fieldshop_cart_lines (line, cart, name, part, quantity, centre, price, added)
    values ('c:1', 'c', '1', 'P100-010', 2, 'Lab 3', 10050, ${now});
  insert into fieldshop_cart_aliases (alias, cart, name) values ('c:2', 'c', '1');
  insert into fieldshop_imported_rows (part, fingerprint) values ('p100010', 'f');
  insert into fieldshop_ordered_lines (line, at) values ('guest:g 3', 1000);
  insert into fieldshop_saved_configurations (kept, customer, code, name, saved)
    values ('ada:P200', 'ada', 'P200', 'Pump', 1000);
  insert into fieldshop_card_holders (customer, holder) values ('ada', 'cus_1');
  insert into fieldshop_stand_in (object, kind, body) values ('cus_1', 'customer', '{}');
  insert into fieldshop_search_marks (owner, marked, attempts, due) values ('o', 'm', 1, ${now});
  insert into fieldshop_mails (mail, content, attempts, sent, request) values ('m', '{}', 1, ${now}, 'r');
  insert into fieldshop_attachments (file, name, media, size, received, completed, since, owner)
    values ('f', 'a.pdf', 'application/pdf', 1, 1, ${now}, ${now}, 'C-1')`;

/** These rows as this version stores them. */
export const upgradedRows: Record<string, object> = {
  'select cart, owner from fieldshop_carts': { cart: 'c', owner: 'guest:g' },
  'select line_id, part_number, cost_centre, added_unit_price from fieldshop_cart_lines': {
    line_id: '1',
    part_number: 'P100-010',
    cost_centre: 'Lab 3',
    added_unit_price: 10_050,
  },
  'select alias, line_id from fieldshop_cart_aliases': { alias: 'c:2', line_id: '1' },
  'select part_number from fieldshop_imported_rows': { part_number: 'p100010' },
  'select line, ordered from fieldshop_ordered_lines': { line: 'guest:g 3', ordered: 1000 },
  'select configuration, code from fieldshop_saved_configurations': {
    configuration: 'ada:P200',
    code: 'P200',
  },
  'select customer, stripe_customer from fieldshop_stripe_customers': {
    customer: 'ada',
    stripe_customer: 'cus_1',
  },
  'select object, kind from fieldshop_fake_stripe': { object: 'cus_1', kind: 'customer' },
  "select request_id from fieldshop_mails where mail = 'm'": { request_id: 'r' },
  'select media_type from fieldshop_attachments': { media_type: 'application/pdf' },
};
