import { describe, expect, it } from 'vitest';
import { problemsIn } from '../scripts/words/rules.mjs';

describe('the word check', () => {
  it.each([
    ['// Whoever holds the link sees the order.', 'anyone who'],
    ['The total is reckoned on the server.', 'calculate'],
    ["const standIn = 'fake';", 'fake, placeholder'],
    ['It costs 95 EUR.', '€95.00'],
    ['<Button>Open an account</Button>', 'create account'],
  ])('reports %s', (line, use) => {
    expect(problemsIn(line).join()).toContain(use);
  });

  it.each([
    ['// Reads a holding register of the transmitter.'],
    ["standIn: 'fieldshop_stand_in',"],
    ['Prices are in EUR (ISO 4217): 95 EUR in the API.'],
    ['The order is calculated again.'],
  ])('accepts %s', (line) => {
    expect(problemsIn(line)).toEqual([]);
  });
});
