import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { QueryHandlers } from '../src/platform/query-limits/remembered-populate';
import { aBackend, type Backend, load } from './support/backend';

const permissionModel = 'plugin::users-permissions.permission';
const populated =
  '/api/products?filters[url][$eq]=p-100-010&populate[category][fields]=name&populate[family][fields]=name';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('populated data', () => {
  it('is the same in the first response and in later ones', async () => {
    const [first, second] = [await product(1), await product(2)];
    expect(first).toMatchObject({ category: { name: 'Pressure' }, family: { name: expect.any(String) } });
    expect(second).toEqual(first);
  });

  it('does not include what the role may no longer read', async () => {
    expect(await product(3)).toHaveProperty('category');
    const { strapi } = backend;
    const where = { action: 'api::product-category.product-category.find', role: { type: 'public' } };
    const permissions = await strapi.db.query(permissionModel).findMany({ where, populate: ['role'] });
    expect(permissions.length).toBeGreaterThan(0);
    await strapi.db.query(permissionModel).deleteMany({ where: { id: permissions.map(({ id }) => id) } });
    expect(await product(4)).not.toHaveProperty('category');

    for (const { action, role } of permissions)
      await strapi.db.query(permissionModel).create({ data: { action, role: role.id } });
    expect(await product(5)).toHaveProperty('category');
  });

  it('is rejected every time it is invalid', async () => {
    for (const size of [6, 7])
      expect(
        (await backend.get(`/api/products?populate[colour]=true&pagination[pageSize]=${size}`)).statusCode,
      ).toBe(400);
  });
});

describe('populate', () => {
  it('is validated and sanitized once for each type and each set of permissions', async () => {
    const { handlers, validated, sanitized } = remembering();
    for (const uid of ['api::a.a', 'api::b.b'])
      for (const rules of [['one'], ['one'], ['two']]) {
        await handlers.validate.query({ populate: { image: true } }, { uid }, authOf(rules));
        await handlers.sanitize.query({ populate: { image: true } }, { uid }, authOf(rules));
      }
    const populates = (calls: [query: object, ...unknown[]][]) =>
      calls.filter(([query]) => 'populate' in query).length;
    expect([populates(validated.mock.calls), populates(sanitized.mock.calls)]).toEqual([2, 4]);
  });

  it('is not remembered for anybody whose access depends on more than rules, as with a token', async () => {
    const { handlers, sanitized } = remembering();
    const token = { auth: { strategy: { name: 'content-api-token' }, ability: { rules: [] } } };
    for (const options of [token, token, {}, undefined])
      await handlers.sanitize.query({ populate: '*' }, { uid: 'api::a.a' }, options);
    expect(sanitized).toHaveBeenCalledTimes(4);
  });

  it('is complete for the next request, even if one request changes it', async () => {
    const { handlers } = remembering();
    const query = () =>
      handlers.sanitize.query(
        { populate: { image: { fields: ['url'] } }, sort: 'a' },
        { uid: 'api::a.a' },
        authOf([]),
      );
    const first = await query();
    Object.assign(first.populate as object, { image: true });
    expect(await query()).toEqual({ populate: { image: { fields: ['url'] } }, sort: 'a' });
  });
});

/** With a different page size each time, the response is not a cached one. */
async function product(pageSize: number) {
  const response = await backend.get(`${populated}&pagination[pageSize]=${pageSize}`);
  return response.json().data[0];
}

const authOf = (rules: string[]) => ({
  auth: { strategy: { name: 'users-permissions' }, ability: { rules } },
});

function remembering() {
  const validated = vi.fn<(query: object) => Promise<void>>(() => Promise.resolve());
  const sanitized = vi.fn<QueryHandlers['sanitize']['query']>((query) =>
    Promise.resolve(structuredClone(query)),
  );
  const handlers: QueryHandlers = { validate: { query: validated }, sanitize: { query: sanitized } };
  load('platform/query-limits/remembered-populate.js').rememberPopulate(handlers);
  return { handlers, validated, sanitized };
}
