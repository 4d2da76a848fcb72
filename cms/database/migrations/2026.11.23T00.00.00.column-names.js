// Columns carry the names of the domain. Without this, Strapi would drop the old ones with what is in them.
const renamed = {
  fieldshop_cart_lines: { part: 'part_number', centre: 'cost_centre', price: 'added_unit_price' },
  fieldshop_imported_rows: { part: 'part_number' },
};

module.exports = {
  async up(knex) {
    for (const [table, columns] of Object.entries(renamed))
      for (const [from, to] of Object.entries(columns))
        if ((await knex.schema.hasTable(table)) && (await knex.schema.hasColumn(table, from)))
          await knex.schema.alterTable(table, (altered) => altered.renameColumn(from, to));
  },
};
