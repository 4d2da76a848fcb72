import type { Core } from '@strapi/strapi';

/** Their last day is over. Ordering looks at the day itself, so nothing depends on when this is done. */
export async function expireQuotes(strapi: Core.Strapi, now = Date.now()): Promise<void> {
  const today = new Date(now).toISOString().slice(0, 10);
  await strapi.db.transaction(({ trx }) =>
    trx('contact_forms')
      .where({ kind: 'quote', state: 'answered' })
      .where('valid_until', '<', today)
      .update({ state: 'expired' }),
  );
}
