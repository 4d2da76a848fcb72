import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parseProduct } from '#src/contract/product.ts';
import { NameplateLabel } from './nameplate-label.tsx';

const required = { documentId: 'a', name: 'Gauge', url: 'gauge', partNumber: 'G-1' };
const figure = (name: string, value: string) => ({ group: '', name, value, unit: 'bar' });

it('shows three figures that fit on the label, and omits long ones', () => {
  const specifications = [
    figure('Range', '0 … 10'),
    figure('Medium', 'Gases and liquids that do not attack steel'),
    figure('A name that is far longer than its column', '1'),
    figure('Burst pressure', '50'),
    figure('Overpressure limit', '30'),
    figure('Long-term stability', '0.1'),
  ];
  const html = htmlOf({ ...required, specifications });
  const names = [...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, name]) => name);
  expect(names).toEqual(['Range', 'Burst pressure', 'Overpressure limit']);
});

it('has no list if no figure is known', () => {
  expect(htmlOf(required)).not.toContain('<dl');
});

function htmlOf(fields: object): string {
  const product = parseProduct({ data: [fields], meta: {} });
  if (!product) throw new Error('The product was not parsed');
  return renderToStaticMarkup(<NameplateLabel product={product} url="https://example.com/p/G-1" />);
}
