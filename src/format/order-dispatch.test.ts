import { describe, expect, it } from 'vitest';
import { dispatchesOf, isSplit, stockText } from './order-dispatch.ts';

const inStock = { stock: 5, leadTimeDays: 10, quantity: 2 };
const made = { stock: 0, leadTimeDays: 10, quantity: 1 };
const onRequest = { stock: 0, leadTimeDays: null, quantity: 1 };

describe('the dispatch of an order', () => {
  it('is immediate if everything is in stock', () => {
    expect(dispatchesOf([inStock])).toEqual({ first: 0, last: 0 });
    expect(isSplit(dispatchesOf([inStock, inStock]))).toBe(false);
  });

  it('is when the last line is ready, unless items in stock ship first', () => {
    expect(dispatchesOf([inStock, made])).toEqual({ first: 0, last: 10 });
    expect(isSplit(dispatchesOf([inStock, made]))).toBe(true);
  });

  it('can start with the part of a line that is in stock', () => {
    expect(dispatchesOf([{ ...inStock, quantity: 9 }])).toEqual({ first: 0, last: 10 });
  });

  it('has no day if a lead time is on request', () => {
    expect(dispatchesOf([made, onRequest])).toEqual({ first: 10, last: null });
    expect(isSplit(dispatchesOf([onRequest]))).toBe(false);
  });
});

it('the stock text of a line says whether items are missing', () => {
  expect(stockText(inStock, 5)).toBe('In stock');
  expect(stockText(inStock, 6)).toBe('5 in stock, the rest is made to order');
  expect(stockText(made, 1)).toBe('Made to order');
});
