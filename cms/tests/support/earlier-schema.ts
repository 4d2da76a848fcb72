/** The tables, and Strapi's record of them, as they were before the migration that renamed columns. */
export const asBeforeRenamedColumns = `
  alter table fieldshop_cart_lines rename column part_number to part;
  alter table fieldshop_cart_lines rename column cost_centre to centre;
  alter table fieldshop_cart_lines rename column added_unit_price to price;
  alter table fieldshop_imported_rows rename column part_number to part;
  update strapi_database_schema set hash = 'earlier', schema = replace(replace(replace(schema,
    '"part_number","type":"string"', '"part","type":"string"'), '"cost_centre"', '"centre"'),
    '"added_unit_price"', '"price"');
  delete from strapi_migrations where name like '2026.11.23%';
  insert into fieldshop_carts (cart, holder, changed) values ('c', 'guest:g', ${Date.now()});
  insert into fieldshop_cart_lines (line, cart, name, part, quantity, centre, price, added)
    values ('c:1', 'c', '1', 'P100-010', 2, 'Lab 3', 10050, ${Date.now()});
  insert into fieldshop_imported_rows (part, fingerprint) values ('p100010', 'f');
`;
