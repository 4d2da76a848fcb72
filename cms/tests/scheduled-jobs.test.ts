import { beforeAll, describe, expect, it, vi } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('a scheduled job that fails', () => {
  it('is named in the log and does not hold up the others', async () => {
    const { strapi } = backend;
    const log = vi.spyOn(strapi.log, 'error');
    const carts = strapi.db.connection('fieldshop_carts');
    await carts.clone().insert({ cart: 'old', owner: 'guest:old', changed: 0 });
    await strapi.db.connection.schema.renameTable('fieldshop_claims', 'claims_elsewhere');
    const { jobsPart } = load('platform/jobs/scheduled-jobs.js');
    jobsPart.bootstrap(strapi);
    try {
      await vi.waitFor(async () => expect(await carts.clone().where({ cart: 'old' })).toEqual([]), 10_000);
      const failed = /^The scheduled job removeOldClaims failed: .*fieldshop_claims/;
      await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringMatching(failed)), 10_000);
    } finally {
      jobsPart.destroy();
      await strapi.db.connection.schema.renameTable('claims_elsewhere', 'fieldshop_claims');
      log.mockRestore();
    }
  });
});
