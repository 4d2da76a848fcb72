import { randomUUID } from 'node:crypto';
import { aCheckout, aContact, anAddress } from './shop';

const partNumber = 'P-100-010';

/** Bodies that our pages send, as a starting point for hostile requests. */
export const validBodies = [
  { data: { name: 'Ada', email: 'ada@example.test', message: 'Hello', attachments: [], lines: [] } },
  {
    data: { name: 'Ada', email: 'ada@example.test', instruments: [{ partNumber }], returnAddress: anAddress },
  },
  { data: { email: 'ada@example.test', partNumber } },
  { data: { partNumber, quantity: 2, reference: 'A', costCentre: 'B' } },
  { data: { lines: [{ id: randomUUID(), partNumber, quantity: 2 }] } },
  { data: aCheckout },
  {
    data: {
      ...aCheckout,
      contact: aContact,
      fingerprint: 'x',
      payment: { kind: 'purchase-order', number: 'PO-1' },
      terms: true,
    },
  },
  { data: { payment: { kind: 'card', paymentIntent: 'pi_1' } } },
  { identifier: 'ada@example.test', password: 'correct horse battery' },
  { email: 'ada@example.test', password: 'Passw0rd-1', name: 'Ada', company: '', phone: '' },
  { currentPassword: 'not the password', password: 'another password', code: 'abc', token: 'abc' },
  { name: 'Ada', addresses: [anAddress], vatNumber: '' },
  {
    data: {
      id: randomUUID(),
      name: 'a.pdf',
      mediaType: 'application/pdf',
      sizeBytes: 10,
      sha256: 'a'.repeat(64),
    },
  },
  { data: { code: 'X10', selections: { size: '10' }, name: 'Mine' } },
  { q: 'probe', limit: 3, filter: 'kind = product', facets: ['kind'], attributesToHighlight: ['*'] },
  { token: 'abc', action: 'contact', entry: randomUUID(), payload: 'abc' },
];
