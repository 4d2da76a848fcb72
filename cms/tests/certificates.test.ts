import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';

const uid = 'api::instrument.instrument';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

const lookUp = (serialNumber: string, remoteAddress = '127.0.0.1') =>
  backend.send({ url: `/api/certificates/${encodeURIComponent(serialNumber)}`, remoteAddress });

describe('the certificate of an instrument', () => {
  it('is found by its serial number in any spelling, without an account', async () => {
    const orderNumber = 'A-2026-000001';
    await backend.strapi.documents(uid).create({
      data: { serialNumber: '26 11-0042a', partNumber: 'X-1', calibrationDue: '2027-01-14', orderNumber },
    });
    for (const spelling of ['26110042A', '2611 0042-a', '26.110.042A'])
      expect((await lookUp(spelling)).json().data).toEqual({
        serialNumber: '26110042A',
        partNumber: 'X-1',
        product: null,
        calibratedOn: null,
        calibrationDue: '2027-01-14',
        certificateNumber: '',
        certificate: null,
      });
  });

  it('is not stored by browsers or proxies', async () => {
    expect((await lookUp('26110042A')).headers['cache-control']).toBe('private, no-store');
  });

  it('cannot be guessed: unknown numbers are limited, known ones are not', async () => {
    const ip = '203.0.113.9';
    for (let attempt = 0; attempt < 25; attempt += 1)
      expect((await lookUp('26110042A', ip)).statusCode).toBe(200);
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect((await lookUp(`999${attempt}`, ip)).statusCode).toBe(404);
    expect((await lookUp('9999', ip)).statusCode).toBe(429);
    expect((await lookUp('26110042A', ip)).statusCode).toBe(429);
    expect((await lookUp('26110042A')).statusCode).toBe(200);
  });

  it('has no list, and no other API', async () => {
    for (const url of ['/api/certificates', '/api/instruments', '/api/certificates/%20'])
      expect((await backend.send({ url })).statusCode).toBe(404);
  });
});
