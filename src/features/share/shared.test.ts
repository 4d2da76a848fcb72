import { describe, expect, it } from 'vitest';
import { ownPath, readShared, wholeText } from './shared.ts';

const origin = 'https://shop.example';
const pathIn = (text: string) => ownPath({ title: '', text, url: '' }, origin);

describe('text shared by another app', () => {
  it('is read from any of the URL parameters', () => {
    expect(readShared(new URLSearchParams('title=Pump&text=%20ACP40%20'))).toEqual({
      title: 'Pump',
      text: 'ACP40',
      url: '',
    });
    expect(wholeText(readShared(new URLSearchParams('')))).toBe('');
  });

  it('opens its page if it contains a URL of this site', () => {
    expect(pathIn('Look: https://shop.example/products/apt-210-010?table=1#documents soon')).toBe(
      '/products/apt-210-010?table=1#documents',
    );
    expect(ownPath({ title: 'APT 210', text: '', url: 'https://shop.example/p/apt210' }, origin)).toBe(
      '/p/apt210',
    );
  });

  it.each(['https://elsewhere.example/products', 'https://shop.example/share?text=x', 'no URL', 'https://'])(
    'opens nothing else: %s',
    (text) => expect(pathIn(text)).toBeUndefined(),
  );

  it('never opens another host', () => {
    expect(pathIn('https://shop.example//elsewhere.example/x')).toBe('/elsewhere.example/x');
  });
});
