import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { endpointOf, goodForms } from '../support/good-forms.mjs';
import { checkStored, sendBody, sendOddBodies, solvedPass } from '../support/sent-forms.mjs';

const origin = inject('origin');

describe('the forms of the site', () => {
  it.each(Object.entries(goodForms))(
    'are accepted once, however often they are sent: %s',
    async (_kind, form) => {
      const key = randomUUID();
      const pass = await solvedPass(origin, key);
      const first = await sendBody(origin, bodyOf(form), { key, pass });
      const second = await sendBody(origin, bodyOf(form), { key });
      expect(first.status).toBe(201);
      expect(second).toMatchObject({ status: 201, text: first.text });
      expect(second.headers.get('idempotency-replayed')).toBe('true');
      expect(JSON.parse(first.text).data.reference).toMatch(/^[CQDS]-\d{4}-\d{6}$/);
    },
  );

  it('are rejected with path and message of each field', async () => {
    const { service } = goodForms;
    const instruments = [{ ...service.instruments[0], serialNumber: '' }];
    const { status, text } = await sendBody(origin, bodyOf({ ...service, instruments }), {
      key: randomUUID(),
    });
    expect(status).toBe(400);
    expect(JSON.parse(text).error).toMatchObject({
      status: 400,
      name: 'ValidationError',
      details: {
        errors: [
          {
            path: ['instruments', 0, 'serialNumber'],
            message: 'Enter the serial number shown on the nameplate.',
            name: 'ValidationError',
          },
        ],
      },
    });
  });

  it('have a status page for the sender', async () => {
    const key = randomUUID();
    const pass = await solvedPass(origin, key);
    const { text } = await sendBody(origin, bodyOf(goodForms.service), { key, pass });
    const { statusPath, reference } = JSON.parse(text).data;
    expect(statusPath).toMatch(/^\/calibration-and-repair\/status\/[\w-]+$/);
    const response = await fetch(`${origin}/api/service-requests/${statusPath.split('/').at(-1)}`);
    expect((await response.json()).data).toMatchObject({ reference, state: 'received', certificates: [] });
  });

  it('accept no malformed body, and none breaks the server', async () => {
    const { faults, counts } = await sendOddBodies(origin, { count: 400, seed: 7, store: 15 });
    expect(faults).toEqual([]);
    expect(counts[201]).toBeGreaterThan(10);
    const credentials = inject('administrator');
    const { checked, forbidden } = await checkStored(origin, credentials);
    expect(checked).toBeGreaterThan(10);
    expect(forbidden).toEqual([]);
  }, 90_000);
});

function bodyOf(form: object) {
  return {
    contentType: 'application/json',
    body: JSON.stringify({ data: form }),
    endpoint: endpointOf(form),
  };
}
