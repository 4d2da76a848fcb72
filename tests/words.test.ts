import { describe, expect, it } from 'vitest';
import { problemsIn } from '../scripts/words/rules.mjs';

describe('the word check', () => {
  it.each([
    ['// Whoever holds the link sees the order.', 'anyone who'],
    ['The total is reckoned on the server.', 'calculate'],
    ["const standIn = 'fake';", 'fake, placeholder'],
    ['It costs 95 EUR.', '€95.00'],
    ['<Button>Open an account</Button>', 'create account'],
    ['// The reference stands in the subject.', 'is, is shown'],
    ['/** @throws when the file is not to be had */', 'available'],
    ['The type plate shows the range.', 'nameplate'],
    ['Cleaning with hot lye', 'alkali, caustic'],
  ])('reports %s', (line, use) => {
    expect(problemsIn(line).join()).toContain(use);
  });

  it.each([
    ['// Reads a holding register of the transmitter.'],
    ["standIn: 'fieldshop_stand_in',"],
    ['Prices are in EUR (ISO 4217): 95 EUR in the API.'],
    ['The order is calculated again.'],
    ['HTTP stands for Hypertext Transfer Protocol.'],
    ['Tests of a tank on a test stand in the laboratory'],
  ])('accepts %s', (line) => {
    expect(problemsIn(line)).toEqual([]);
  });
});
