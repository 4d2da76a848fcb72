// Strapi creates decimals in PostgreSQL as numeric(10,2), which rounds figures such as 0.025. New columns have no limit
// (src/platform/database/exact-decimals.ts). PostgreSQL removes one without rewriting the table. What was rounded before
// stays rounded: see "Upgrades" in docs/operations.md.
module.exports = {
  async up(knex) {
    if (knex.client.dialect !== 'postgresql') return;
    const { rows } = await knex.raw(
      `select table_name, column_name from information_schema.columns
       where table_schema = current_schema() and data_type = 'numeric'
         and numeric_precision = 10 and numeric_scale = 2`,
    );
    for (const { table_name: table, column_name: column } of rows)
      await knex.raw('alter table ?? alter column ?? type numeric', [table, column]);
  },
};
