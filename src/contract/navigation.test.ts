import { describe, expect, it } from 'vitest';
import { parseMenu } from './navigation.ts';

describe('the menu', () => {
  it('is nested as in the admin, and accepts each kind of URL', () => {
    const menu = parseMenu([
      {
        id: 1,
        title: 'Products',
        type: 'INTERNAL',
        path: '/products',
        items: [{ id: 2, title: 'Level', type: 'EXTERNAL', path: '/categories/level', items: [] }],
      },
      { id: 3, title: 'Service', type: 'WRAPPER', path: null, items: null },
    ]);
    expect(menu).toEqual([
      {
        id: 1,
        title: 'Products',
        url: '/products',
        items: [{ id: 2, title: 'Level', url: '/categories/level', items: [] }],
      },
      { id: 3, title: 'Service', url: null, items: [] },
    ]);
  });

  it('rejects anything but a tree', () => {
    expect(() => parseMenu({ data: null })).toThrow('Expected Array');
  });
});
