import { describe, expect, it } from 'vitest';
import { recognize } from './scanned-code.ts';

const origin = 'https://www.aldermere.example';
const product = { kind: 'page', path: '/products/apt-210-010' };

describe('a scanned code', () => {
  it.each([
    'https://www.aldermere.example/p/APT210-010-G14',
    'http://127.0.0.1:1337/p/apt210%20010%20g14',
    'https://old-name.example/p/APT210/010/G14',
    'HTTPS://WWW.ALDERMERE.EXAMPLE/P/APT210-010-G14',
    'aldermere.example/p/APT210-010-G14',
    'APT210-010-G14',
    ' apt210 010 g14\n',
    'P/N:APT210-010-G14;S/N:2610-0417',
    'APT210-010-G14 2610-0417',
  ])('opens the product: %j', (text) => {
    expect(read(text)).toEqual(product);
  });

  it('opens the page for unknown part numbers', () => {
    expect(read('https://www.aldermere.example/p/APT210%2F999')).toEqual({
      kind: 'page',
      path: '/p/APT210%2F999',
    });
    expect(read('https://a.example/p/100%')).toEqual({ kind: 'page', path: '/p/100%' });
  });

  it('opens any page of this site', () => {
    expect(read(`${origin}/calibration-and-repair?model=ACP40#send`)).toEqual({
      kind: 'page',
      path: '/calibration-and-repair?model=ACP40#send',
    });
  });

  it('does not open other sites automatically', () => {
    expect(read('https://elsewhere.example/pump')).toMatchObject({ kind: 'url' });
  });

  it.each(['javascript:alert(1)', 'WIFI:S:plant;T:WPA;P:secret;;', 'XYZ-1', 'https://', ''])(
    'is plain text: %j',
    (text) => {
      expect(read(text)).toEqual({ kind: 'text', text });
    },
  );
});

function read(text: string) {
  const productPath = (partNumber: string) =>
    /^APT210010G14$/i.test(partNumber.replace(/[^a-z0-9]/gi, '')) ? product.path : undefined;
  return recognize(text, { origin, productPath });
}
