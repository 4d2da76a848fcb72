import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as v from 'valibot';
import { lookupIn, type FactProduct } from '../../src/api/shop-setting/services/facts.ts';
import { Settings } from '../../src/api/shop-setting/services/shop-settings.ts';
import { factNames, resolveAll } from '../../src/api/shop-setting/services/resolve-facts.ts';

const seed = path.join(import.meta.dirname, '..', 'content');
const read = (file: string): unknown => parse(readFileSync(path.join(seed, file), 'utf8'));
const filesIn = (folder: string) => readdirSync(path.join(seed, folder)).map((name) => `${folder}/${name}`);

const Specification = v.object({
  name: v.string(),
  value: v.string(),
  unit: v.optional(v.string(), ''),
  min: v.optional(v.number()),
  max: v.optional(v.number()),
});
const Product = v.looseObject({
  url: v.string(),
  partNumber: v.string(),
  summary: v.string(),
  tariffNumber: v.string(),
  stock: v.optional(v.number(), 0),
  leadTimeDays: v.optional(v.number(), 0),
  specifications: v.array(Specification),
  pdf: v.optional(v.looseObject({ curve: v.optional(v.looseObject({ segments: v.unknown() })) })),
});
const Family = v.looseObject({ hygienicConnections: v.optional(v.string()) });
const products = filesIn('products').map((file) => v.parse(Product, read(file)));
const settings = v.parse(Settings, read('singles/shop-setting.yaml'));

const texts = [...filesIn('pages'), ...filesIn('news'), ...filesIn('singles'), 'slides.yaml'].map(
  (file) => [file, read(file)] as const,
);
const AddOns = v.array(v.looseObject({ url: v.string(), price: v.number(), workingDays: v.number() }));
const addOns = v.parse(AddOns, read('add-ons.yaml')).map(({ url, ...addOn }) => ({ ...addOn, code: url }));
const lookup = (changes: object = {}, changedAddOn: object = {}) =>
  lookupIn(
    { ...settings, usesRecaptcha: false, requestsKeptMonths: 0, ...changes },
    {
      products: products as unknown as FactProduct[],
      addOns: addOns.map((addOn) => ({ ...addOn, ...changedAddOn })),
    },
  );
const plain = (content: unknown) => JSON.stringify(content).replace(/[\u00a0\u202f]/g, ' ');
const shown = (file: string, changes: object = {}) => plain(resolveAll(read(file), lookup(changes)));

describe('placeholders in the texts', () => {
  it.each(texts)('are known in %s', (_file, content) => {
    for (const name of factNames(JSON.stringify(content))) expect(lookup()(name), name).toBeDefined();
    expect(JSON.stringify(resolveAll(content, lookup()))).not.toMatch(/\{\{[#^/a-z]/);
  });

  it('follow the settings everywhere', () => {
    const changes = {
      quoteValidDays: 45,
      calibrationDays: 7,
      returnDays: 21,
      paymentDays: 14,
      dispatchUntil: 'noon',
    };
    expect(shown('singles/request-quote-page.yaml', changes)).toMatch(/valid for 45 days/);
    expect(shown('pages/terms-of-sale.yaml', changes)).toMatch(
      /valid for 45 days.*within 14 days.*within 21 days/,
    );
    expect(shown('pages/delivery-and-returns.yaml', changes)).toMatch(/before noon.*within 21 days/);
    expect(shown('pages/faq.yaml', changes)).toMatch(/within 14 days.*before noon.*within 21 days/);
    expect(shown('singles/calibration-and-repair-page.yaml', changes)).not.toMatch(
      /\b[356] working days \| €(95|148|240)/,
    );
    expect(shown('slides.yaml', changes)).toContain('Calibrated in 7 working days');
  });

  it('follow the certificates that are ordered with a product', () => {
    const resolved = (file: string) =>
      plain(resolveAll(read(file), lookup({}, { price: 111, workingDays: 9 })));
    expect(resolved('singles/calibration-and-repair-page.yaml').match(/€111\.00/g)).toHaveLength(3);
    expect(resolved('singles/request-quote-page.yaml')).toMatch(/€111\.00 \| 9.*€111\.00 \| 9/);
    expect(resolved('pages/delivery-and-returns.yaml')).toContain('calibration adds 9 working days');
    const names = addOns.flatMap(({ code }) => [`addOn.${code}.amount`, `addOn.${code}.workingDays`]);
    for (const name of names) expect(lookup()(name), name).toBeDefined();
    expect([lookup()('addOn.CAL5.name'), lookup()('addOn.NONE.amount'), lookup()('addOn')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are used instead of prices, which differ between markets', () => {
    // Energy costs, salaries and the cost of a move are not ours to sell.
    const others = texts.filter(([file]) => !/shop-setting|news\/|careers/.test(file));
    const saying = others.filter(([, content]) => /[€£$]\s?\d|\beuros?\b/i.test(plain(content)));
    expect(saying.map(([file]) => file)).toEqual([]);
  });

  it.each(['60 days', '85 %', '14:00', 'five working days', 'AI-', 'Thirty-six', 'IE0000000'])(
    'are used instead of the figure %s',
    (figure) => {
      // The response time for accessibility questions is a different figure.
      const others = texts.filter(([file]) => !/shop-setting|accessibility/.test(file));
      const saying = others.filter(([, content]) => plain(content).includes(figure));
      expect(saying.map(([file]) => file)).toEqual([]);
    },
  );

  it('mention reCAPTCHA in the privacy notice only if forms use it', () => {
    const used = shown('pages/privacy.yaml', { usesRecaptcha: true });
    expect(used).toMatch(/Google reCAPTCHA.*Google Ireland Limited/);
    expect(used).not.toContain('third-party fonts or scripts');
    const unused = shown('pages/privacy.yaml', { usesRecaptcha: false });
    expect(unused).not.toContain('Google');
    expect(unused).toContain('no third-party fonts or scripts');
  });

  it('agree about consumers in every legal text', () => {
    const open = shown('pages/terms-of-sale.yaml', { sellsToConsumers: true });
    expect(open).toContain('We sell to businesses and to consumers.');
    expect(open).toContain(`withdraw from a purchase within ${settings.withdrawalDays} days`);
    const closed = shown('pages/terms-of-sale.yaml', { sellsToConsumers: false });
    expect(closed).toContain('We do not sell to consumers.');
    expect(closed).not.toMatch(/and to consumers|Consumers may withdraw/);
  });
});

describe('product values in texts', () => {
  it('match the product at the top of the home page', () => {
    const [pressure] = JSON.parse(shown('slides.yaml'));
    const transmitter = products.find(({ url }) => url === 'apt-210-010');
    const accuracy = transmitter?.specifications.find(({ name }) => name === 'Accuracy');
    expect(pressure.title).toBe('Pressure from 100 Pa to 600 bar');
    expect(pressure.text).toContain(`APT 210: ${accuracy?.value}`);
    const ranges = products
      .filter(({ category }) => category === 'pressure')
      .flatMap(({ specifications }) => specifications)
      .filter(({ name, unit }) => name === 'Measuring range' && unit === 'bar');
    expect(Math.max(...ranges.map(({ max = 0 }) => max))).toBe(600);
  });

  it.each(products.filter(({ url }) => url.startsWith('agc-920')))(
    'say one accuracy of $url: in its summary, its table and its curve',
    (product) => {
      const accuracy = product.specifications.find(({ name }) => name === 'Accuracy');
      const [, constant, share] =
        /±\((\d+) \+ ([\d.]+) % of reading\)/.exec(accuracy?.value.replace(/[\u00a0\u202f]/g, ' ') ?? '') ??
        [];
      const end = product.specifications.find(({ name }) => name === 'Measuring range')?.max ?? 0;
      expect(product.summary.replace(/[\u00a0\u202f]/g, ' ')).toContain(
        `±(${constant} ppm + ${share} % of reading)`,
      );
      expect(accuracy).toMatchObject({
        min: Number(constant),
        max: Number(constant) + (Number(share) * end) / 100,
      });
      expect(product.pdf?.curve?.segments).toEqual([
        { from: 0, to: end, constant: Number(constant), slope: Number(share) / 100 },
      ]);
    },
  );

  it('match the instruments that texts about food mention', () => {
    const page = shown('pages/applications-food-and-beverage.yaml');
    const alr = v.parse(Family, read('families/alr-600.yaml'));
    const afm = v.parse(Family, read('families/afm-500.yaml'));
    expect(alr.hygienicConnections).toBe('Tri-Clamp 2", DIN 32676');
    expect(page).toMatch(/ALR 600 radar gauge is available with a 2\\" Tri-Clamp/);
    expect(afm.hygienicConnections).toBeUndefined();
    expect(page).not.toMatch(/AFM 500[^.]*measure product/);
    const notForMilk = products.filter(({ notSuitableFor }) => /\bMilk\b/.test(String(notSuitableFor)));
    expect(notForMilk.map(({ url }) => url)).toEqual(['afm-500-025', 'alr-600-010-n']);
  });

  it('include a tariff number for every product', () => {
    for (const { url, tariffNumber } of products) expect(tariffNumber, url).toMatch(/^\d{8}$/);
  });
});
