import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend } from './support/backend';
import { aConfirmedCustomer, as } from './support/customers';
import { sendForm } from './support/forms';

beforeAll(async () => {
  await aBackend();
});

describe('the requests of a customer', () => {
  it('are enquiries, quotes and service requests, newest first, and in one list of the export', async () => {
    const email = `${randomUUID()}@example.test`;
    const instruments = [
      { model: 'P-100-010', serialNumber: 'A2', service: 'calibration', contamination: 'clean' },
    ];
    await sendForm({ name: 'Ada', email, instruments }, { url: '/api/calibration-and-repair-forms' });
    await sendForm({ kind: 'quote', name: 'Ada', email, lines: [{ partNumber: 'P-100-010', quantity: 2 }] });
    await sendForm({ kind: 'demo', name: 'Ada', email, message: 'Show me' });
    const { jwt } = await aConfirmedCustomer(email);
    const listed = (await as(jwt, { method: 'GET', url: '/api/users/me/requests' })).json().data;
    expect(listed).toEqual([
      {
        kind: 'demo',
        reference: expect.stringMatching(/^D-/),
        createdAt: expect.any(String),
        message: 'Show me',
        lines: [],
      },
      {
        kind: 'quote',
        reference: expect.stringMatching(/^Q-/),
        createdAt: expect.any(String),
        message: '',
        lines: [{ partNumber: 'P-100-010', quantity: 2 }],
        state: 'received',
        quotePath: expect.stringMatching(/^\/quotes\//),
      },
      {
        kind: 'service',
        reference: expect.stringMatching(/^S-/),
        createdAt: expect.any(String),
        rmaNumber: null,
        state: 'received',
        instruments: [{ model: 'P-100-010', serialNumber: 'A2', calibrationDue: null }],
        statusPath: expect.any(String),
      },
    ]);
    const { requests } = (await as(jwt, { method: 'GET', url: '/api/users/me/export' })).json();
    expect(requests).toMatchObject([{ kind: 'quote' }, { kind: 'demo' }, { serialNumbers: 'A2' }]);
  });
});
