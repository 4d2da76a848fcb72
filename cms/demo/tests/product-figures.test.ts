import { describe, expect, it } from 'vitest';
import { type Product, lines, readSeed } from './seed-files.ts';

const { products } = readSeed();

describe('the values of a product', () => {
  it('have a margin between range, overpressure limit and burst pressure', () => {
    const wrong = products.filter((product) => {
      const range = rangeInBar(product);
      const overpressure = most(product, 'Overpressure limit');
      if (range === undefined || overpressure === undefined) return false;
      return overpressure < 1.5 * range || (most(product, 'Burst pressure') ?? Infinity) <= overpressure;
    });
    expect(urlsOf(wrong)).toEqual([]);
  });

  it('have a margin above force and torque too', () => {
    const kinds = [
      ['Force range', 'Breaking force'],
      ['Torque range', 'Breaking torque'],
    ] as const;
    const wrong = products.filter((product) =>
      kinds.some(([range, breaking]) => {
        const limit = most(product, 'Overload limit') ?? 0;
        const full = most(product, range);
        return full !== undefined && (limit < 1.5 * full || (most(product, breaking) ?? 0) < 2 * limit);
      }),
    );
    expect(urlsOf(wrong)).toEqual([]);
  });

  it('allow no more pressure at higher temperatures', () => {
    const wrong = products.filter((product) => {
      const ratings = [100, 200, 300, 400].map((celsius) =>
        most(product, `Pressure rating at ${celsius} °C`),
      );
      const falling = [most(product, 'Nominal pressure'), ...ratings].filter((bar) => bar !== undefined);
      return falling.some((bar, index) => bar > (falling[index - 1] ?? Infinity));
    });
    expect(urlsOf(wrong)).toEqual([]);
  });

  it('have an error curve over the specified range', () => {
    // Class 1 of IEC 60584-1 ends at 1 000 °C, the sheath above that.
    const curved = products.filter(({ family }) => family !== 'atc-150');
    const wrong = curved.filter(({ specifications, pdf: { curve } }) => {
      const range = specifications.find(
        ({ group, min, max, unit }) => group === 'Measurement' && unit === curve?.unit && min !== max,
      );
      return curve !== undefined && range !== undefined && range.max !== curve.to;
    });
    expect(urlsOf(wrong)).toEqual([]);
  });

  it('have a higher weight with packaging than without', () => {
    const wrong = products.filter(({ specifications, shippingWeightGrams }) => {
      const weight = specifications.find(({ name }) => name === 'Weight');
      const grams = (weight?.max ?? 0) * (weight?.unit === 'kg' ? 1000 : 1);
      return grams === 0 || shippingWeightGrams <= grams;
    });
    expect(urlsOf(wrong)).toEqual([]);
  });
});

describe('the variants of a family', () => {
  it('have a unique position in their category', () => {
    const places = products.map(({ category, weight }) => `${category} ${weight}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('each describe their own use', () => {
    const said = products.flatMap(({ summary, suitableFor, seo }) => [
      summary,
      lines(suitableFor).join(),
      seo.metaTitle,
    ]);
    expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
  });

  it('share part number prefix and family name', () => {
    const wrong = products.filter(
      ({ partNumber, family, url }) =>
        !partNumber.startsWith(family.replace('-', '').toUpperCase()) || !url.startsWith(family),
    );
    expect(urlsOf(wrong)).toEqual([]);
  });

  it('refer only to other products, and to those that can still be bought', () => {
    const obsolete = new Set(urlsOf(products.filter(({ lifecycle }) => lifecycle === 'obsolete')));
    const wrong = products.filter(
      ({ url, accessories, relatedProducts, successor }) =>
        [...accessories, ...relatedProducts, successor].includes(url) ||
        [...accessories, successor ?? ''].some((named) => obsolete.has(named)) ||
        new Set(relatedProducts).size !== relatedProducts.length,
    );
    expect(urlsOf(wrong)).toEqual([]);
  });
});

const most = ({ specifications }: Product, name: string) =>
  specifications.find((specification) => specification.name === name)?.max;

/** Levels are in metres of water; ten metres are 0.98 bar. */
function rangeInBar(product: Product): number | undefined {
  const range = product.specifications.find(({ name }) =>
    /^(Differential pressure|Measuring) range$/.test(name),
  );
  const inBar = { bar: 1, Pa: 1e-5, m: 0.0981 };
  const unit = (['bar', 'Pa', 'm'] as const).find((known) => known === range?.unit);
  return unit && range?.max !== undefined ? range.max * inBar[unit] : undefined;
}

const urlsOf = (some: Product[]) => some.map(({ url }) => url);
