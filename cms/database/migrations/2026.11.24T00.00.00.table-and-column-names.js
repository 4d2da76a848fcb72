// Tables and columns carry the names of the domain (docs/naming.md). Without this, the start would be stopped, because
// Strapi would drop the old ones with what is in them. Processes of the earlier version fail afterwards: see "Upgrades" in
// docs/operations.md.
const tables = {
  fieldshop_card_holders: 'fieldshop_stripe_customers',
  fieldshop_search_marks: 'fieldshop_dirty_entries',
  fieldshop_stand_in: 'fieldshop_fake_stripe',
};
const columns = {
  fieldshop_attachments: { media: 'media_type' },
  fieldshop_cart_aliases: { name: 'line_id' },
  fieldshop_cart_lines: { name: 'line_id' },
  fieldshop_carts: { holder: 'owner' },
  fieldshop_dirty_entries: { marked: 'change_id' },
  fieldshop_mails: { request: 'request_id' },
  fieldshop_ordered_lines: { at: 'ordered' },
  fieldshop_saved_configurations: { kept: 'configuration' },
  fieldshop_stripe_customers: { holder: 'stripe_customer' },
};
const indexes = {
  fieldshop_card_holders_customer_uq: 'fieldshop_stripe_customers_customer_uq',
  fieldshop_carts_holder_uq: 'fieldshop_carts_owner_uq',
  fieldshop_saved_configurations_kept_uq: 'fieldshop_saved_configurations_configuration_uq',
  fieldshop_search_marks_due: 'fieldshop_dirty_entries_due',
  fieldshop_search_marks_owner_uq: 'fieldshop_dirty_entries_owner_uq',
  fieldshop_stand_in_object_uq: 'fieldshop_fake_stripe_object_uq',
};

// Strapi runs it in a transaction, but records it afterwards. A start that was killed between the two runs it again.
module.exports = {
  async up(knex) {
    for (const [from, to] of Object.entries(tables)) await renameTable(knex, from, to);
    for (const [table, renamed] of Object.entries(columns))
      for (const [from, to] of Object.entries(renamed)) await renameColumn(knex, table, { from, to });
    for (const [from, to] of Object.entries(indexes)) await renameIndex(knex, from, to);
  },
};

async function renameTable(knex, from, to) {
  if (!(await knex.schema.hasTable(from)) || (await knex.schema.hasTable(to))) return;
  await knex.schema.renameTable(from, to);
  if (!isPostgres(knex)) return;
  await renameIndex(knex, `${from}_pkey`, `${to}_pkey`);
  await knex.raw('alter sequence if exists ?? rename to ??', [`${from}_id_seq`, `${to}_id_seq`]);
}

async function renameColumn(knex, table, { from, to }) {
  if (!(await knex.schema.hasTable(table)) || !(await knex.schema.hasColumn(table, from))) return;
  if (await knex.schema.hasColumn(table, to)) return;
  await knex.schema.alterTable(table, (altered) => altered.renameColumn(from, to));
}

// SQLite cannot rename an index. Strapi then creates the one with the new name.
async function renameIndex(knex, from, to) {
  if (isPostgres(knex)) await knex.raw('alter index if exists ?? rename to ??', [from, to]);
  else await knex.raw('drop index if exists ??', [from]);
}

const isPostgres = (knex) => knex.client.dialect === 'postgresql';
