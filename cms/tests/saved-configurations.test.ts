import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { aFamily, aRule, saveFamily } from './support/configurable';
import { type Customer, aCustomer, as, password } from './support/customers';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('saved configurations of an account', () => {
  it('are stored once, with the normalized code, and visible only to their owner', async () => {
    const [ada, eve, { prefix }] = [await aCustomer(), await aCustomer(), await aFamily()];
    const first = await save(ada, `${prefix} 10 ep m12`.toLowerCase());
    expect(first.json().data).toMatchObject([{ code: `${prefix}-10-EP-M12`, name: '' }]);
    expect((await save(ada, `${prefix}-10-EP-M12`)).json().data).toHaveLength(1);
    expect(await listOf(eve)).toEqual([]);
    await remove(eve, `${prefix}-10-EP-M12`);
    expect(await listOf(ada)).toHaveLength(1);
    const { statusCode } = await backend.get(address);
    expect(statusCode).toBe(401);
  });

  it('keep their name when none is sent, and the time when they were saved', async () => {
    const [ada, { prefix }] = [await aCustomer(), await aFamily()];
    const [older, newer] = ['2026-01-02T03:04:05.000Z', '2026-02-02T03:04:05.000Z'];
    await save(ada, `${prefix}-10-M12`, { name: ' Pump 3 ', savedAt: newer });
    await save(ada, `${prefix}-20-M12`, { savedAt: '2999-01-01T00:00:00.000Z' });
    const saved = (await save(ada, `${prefix}-10-M12`, { savedAt: older })).json().data;
    expect(saved[1]).toEqual({ code: `${prefix}-10-M12`, name: 'Pump 3', savedAt: newer });
    expect(Date.parse(saved[0].savedAt)).toBeLessThanOrEqual(Date.now());
  });

  it('are rejected when they cannot be built or parsed, or the request is malformed', async () => {
    const [ada, { prefix }] = [await aCustomer(), await aFamily()];
    const rejected: [string, object][] = [
      [`${prefix}-20-EP-M12`, {}],
      [`${prefix}-10-XYZ`, {}],
      ['P-100-010', {}],
      [`${prefix}-10-M12`, { name: 'x'.repeat(81) }],
      [`${prefix}-10-M12`, { savedAt: 'yesterday' }],
    ];
    for (const [code, data] of rejected) expect((await save(ada, code, data)).statusCode).toBe(400);
    expect(await listOf(ada)).toEqual([]);
  });

  it('can be renamed and removed after the family has changed', async () => {
    const [ada, { prefix, documentId }] = [await aCustomer(), await aFamily()];
    await save(ada, `${prefix}-10-EP-M12`);
    const rules = [{ ...aRule, whenCodes: '10' }];
    await saveFamily(documentId, { rules }, 'published');
    const renamed = await save(ada, `${prefix}-10-EP-M12`, { name: 'Old one' });
    expect(renamed.json().data).toMatchObject([{ name: 'Old one' }]);
    expect((await remove(ada, `${prefix}-10-EP-M12`)).json().data).toEqual([]);
  });

  it('are limited to a hundred; after one is removed, another can be saved', async () => {
    const [ada, { prefix }] = [await aCustomer(), await aFamily()];
    const rows = Array.from({ length: 100 }, (_, n) => ({
      configuration: `${ada.documentId}:${n}`,
      customer: ada.documentId,
      code: `C${n}`,
      name: '',
      saved: n,
    }));
    await backend.strapi.db.connection.batchInsert(table, rows, 50);
    const key = randomUUID();
    expect((await save(ada, `${prefix}-10-M12`, {}, key)).statusCode).toBe(403);
    await remove(ada, 'C0');
    expect((await save(ada, `${prefix}-10-M12`, {}, key)).statusCode).toBe(200);
  });

  it('are exported and deleted with the account', async () => {
    const [ada, { prefix }] = [await aCustomer(), await aFamily()];
    await save(ada, `${prefix}-10-M12`, { name: 'Pump 3' });
    const data = (await as(ada.jwt, { method: 'GET', url: '/api/users/me/export' })).json();
    expect(data).toMatchObject({ savedConfigurations: [{ code: `${prefix}-10-M12`, name: 'Pump 3' }] });
    await as(ada.jwt, { method: 'POST', url: '/api/users/me/deletion', payload: { password } });
    expect(await backend.strapi.db.connection(table).where({ customer: ada.documentId })).toEqual([]);
  });
});

const address = '/api/users/me/saved-configurations';
const table = 'fieldshop_saved_configurations';

// oxlint-disable-next-line max-params -- Who, what, how, and as which write.
const save = ({ jwt }: Customer, code: string, data: object = {}, key: string = randomUUID()) =>
  as(jwt, {
    method: 'PUT',
    url: `${address}/${encodeURIComponent(code)}`,
    headers: { 'idempotency-key': key },
    payload: { data },
  });

const remove = ({ jwt }: Customer, code: string) =>
  as(jwt, {
    method: 'DELETE',
    url: `${address}/${encodeURIComponent(code)}`,
    headers: { 'idempotency-key': randomUUID() },
  });

const listOf = async ({ jwt }: Customer) => (await as(jwt, { method: 'GET', url: address })).json().data;
