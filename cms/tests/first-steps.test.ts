import { beforeAll, describe, expect, it } from 'vitest';
import { firstSteps } from '../src/admin/first-steps-list';
import { adminToken } from './support/admin-token';
import { anEmptyBackend, type Backend } from './support/backend';

let backend: Backend;
let token = '';
beforeAll(async () => {
  backend = await anEmptyBackend();
  token = await adminToken();
});

describe('the first steps of an empty site', () => {
  it('are all open, except for the existing tax rates', async () => {
    expect(await stepsDone()).toEqual(['Check the tax rates']);
  });

  it('are done when an entry was created or edited', async () => {
    await aDayLater('api::setting.setting');
    await aDayLater('api::page.page');
    await backend.strapi
      .documents('api::product.product')
      .create({ data: { name: 'Probe', url: 'probe', partNumber: 'P1' } });
    expect(await stepsDone()).toEqual([
      'Enter your company details',
      'Write the legal pages',
      'Check the tax rates',
      'Add products',
    ]);
  });
});

async function stepsDone(): Promise<string[]> {
  const done: string[] = [];
  for (const { title, url, isDone } of firstSteps) {
    const response = await backend.get(url, { authorization: `Bearer ${token}` });
    expect(response.statusCode).toBe(200);
    if (isDone(response.json())) done.push(title);
  }
  return done;
}

// As if an editor had saved every entry of the type a day later.
async function aDayLater(uid: 'api::setting.setting' | 'api::page.page'): Promise<void> {
  await backend.strapi.db
    .query(uid)
    .updateMany({ where: {}, data: { updatedAt: new Date(Date.now() + 86_400_000) } });
}
