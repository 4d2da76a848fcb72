import { describe, expect, it } from 'vitest';
import { checkAddress } from '../src/api/address/services/check-address';
import { countriesOf } from '../src/api/address/services/countries';
import { formatPostalCode } from '../src/api/address/services/postal-codes';
import { addressLines } from '../src/api/address/services/address-lines';

const served = ['IE', 'DE', 'GB', 'US', 'CA', 'AU', 'HK', 'NL'];

describe('an address', () => {
  it.each([
    ['IE', 'x91am00', 'X91 AM00'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'M11AE', 'M1 1AE'],
    ['NL', '1011ab', '1011 AB'],
    ['SE', '11120', '111 20'],
    ['PL', '00001', '00-001'],
    ['PT', '1000 001', '1000-001'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['US', '941051234', '94105-1234'],
    ['LV', '1010', 'LV-1010'],
    ['JP', '1000001', '100-0001'],
  ])('in %s with %s is formatted as %s', (country, given, written) => {
    expect(formatPostalCode(country, given)).toBe(written);
  });

  it.each([
    ['DE', '1234'],
    ['DE', 'ABCDE'],
    ['NL', '1011SS'],
    ['IE', 'B91AM00'],
    ['GB', 'QQ1 1AA'],
    ['US', '9410'],
  ])('in %s rejects the postal code %s', (country, postalCode) => {
    const { verdict, problems } = checkAddress(anAddress({ country, postalCode, state: 'CA' }), served);
    expect([verdict, problems[0]?.field]).toEqual(['impossible', 'postalCode']);
  });

  it('that is complete and well formatted is accepted', () => {
    expect(checkAddress(anAddress({}), served)).toEqual({ verdict: 'ok', problems: [], suggestion: null });
  });

  it('is suggested in the format of the postal service', () => {
    const { verdict, suggestion } = checkAddress(
      anAddress({ country: 'US', state: 'california', postalCode: '94105', city: 'San Francisco' }),
      served,
    );
    expect([verdict, suggestion?.state]).toEqual(['warning', 'CA']);
  });

  it.each([
    [{ country: 'US', state: 'NY', postalCode: '94105' }, 'postalCode'],
    [{ country: 'AU', state: 'NSW', postalCode: '3000' }, 'postalCode'],
    [{ line1: 'Postfach 12' }, 'line1'],
    [{ line1: 'Am Hafen' }, 'line1'],
  ])('that looks unusual only causes a warning: %o', (fields, field) => {
    const { verdict, problems } = checkAddress(anAddress(fields), served);
    expect([verdict, problems[0]?.field]).toEqual(['warning', field]);
  });

  it.each([
    [{ country: 'KP', postalCode: '' }, 'country'],
    [{ line1: '' }, 'line1'],
    [{ city: '' }, 'city'],
    [{ postalCode: '' }, 'postalCode'],
    [{ name: '', company: '' }, 'name'],
    [{ country: 'US', postalCode: '94105', state: '' }, 'state'],
    [{ country: 'US', postalCode: '94105', state: 'Bavaria' }, 'state'],
  ])('that cannot be delivered to is rejected: %o', (fields, field) => {
    const { verdict, problems, suggestion } = checkAddress(anAddress(fields), served);
    expect([verdict, problems[0]?.field, suggestion]).toEqual(['impossible', field, null]);
  });

  it('needs no postal code in countries without them', () => {
    expect(checkAddress(anAddress({ country: 'HK', postalCode: '' }), served).verdict).toBe('ok');
  });

  it('is formatted in the order of its country', () => {
    expect(
      addressLines(anAddress({ company: 'Probes Ltd', country: 'GB', city: 'Leeds', postalCode: 'LS1 1AA' })),
    ).toEqual(['Probes Ltd', 'Ada Byron', 'Mill Lane 1', 'Leeds', 'LS1 1AA', 'UNITED KINGDOM']);
  });
});

describe('the countries of the shop', () => {
  it('are sorted by name and say what their addresses need', () => {
    const [germany, states] = countriesOf(['US', 'DE', 'DE']);
    expect(germany).toEqual({
      code: 'DE',
      name: 'Germany',
      postalCodePattern: '^\\d{5}$',
      addressFormat: [['line1'], ['line2'], ['postalCode', 'city']],
    });
    expect(states?.states).toHaveLength(52);
  });
});

const anAddress = (fields: object) => ({
  name: 'Ada Byron',
  company: '',
  line1: 'Mill Lane 1',
  line2: '',
  city: 'Berlin',
  postalCode: '10115',
  state: '',
  country: 'DE',
  phone: '',
  ...fields,
});
