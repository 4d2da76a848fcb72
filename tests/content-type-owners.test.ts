import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { domains } from '../.dependency-cruiser.mjs';

const api = path.resolve(import.meta.dirname, '../cms/src/api');
const Schema = v.object({ collectionName: v.string() });

/** Domains whose content type is in a folder with another name, which is part of its URL and of stored permissions. */
const ownerOf: Record<string, string> = {
  'api::calibration-and-repair-form.calibration-and-repair-form': 'service-request',
  'api::part-wizard-page.part-wizard-page': 'part-wizard',
};

/** The domains that query a content type of another domain. All others call functions of its owner. */
const readers: Record<string, string[]> = {
  'api::add-on.add-on': ['search', 'shop-setting'],
  'api::document.document': ['search'],
  'api::market.market': ['pricing'],
  'api::market.price-list': ['pricing'],
  'api::news-article.news-article': ['search'],
  'api::page.page': ['search', 'translation'],
  'api::product-category.product-category': ['catalogue', 'part-wizard', 'search'],
  'api::product-family.product-family': ['part-wizard', 'search'],
  'api::product.product': 'catalogue instrument order part-wizard product-category search shop-setting'.split(
    ' ',
  ),
  'api::shipping-zone.shipping-zone': ['pricing', 'translation'],
  'api::shop-setting.shop-setting': ['pricing', 'search', 'translation'],
  'api::tax-rate.tax-rate': ['pricing', 'translation'],
  'api::video.video': ['search'],
};

type Source = { file: string; text: string };
type ContentType = { uid: string; table: string; owner: string };

describe('a content type', () => {
  it('is used by its owner, and by domains after it that are declared here', () => {
    const sources = sourceFiles();
    expect(sources.length).toBeGreaterThan(200);
    expect(foreignUses(sources, contentTypes()).toSorted()).toEqual(declared().toSorted());
  });

  it('is declared only for domains that come after its owner', () => {
    const backwards = contentTypes().flatMap(({ uid, owner }) =>
      (readers[uid] ?? []).filter((reader) => domains.indexOf(reader) <= domains.indexOf(owner)),
    );
    expect(backwards).toEqual([]);
  });
});

describe('the check', () => {
  const types = [{ uid: 'api::order.order', table: 'orders', owner: 'order' }];
  const usesIn = (file: string, text: string) => foreignUses([{ file, text }], types);

  it.each([
    ["strapi.db.query('api::order.order').findMany({})"],
    ['const uid = "api::order.order" as const;'],
    ["await trx('orders').update({})"],
    ["strapi.db.connection('orders').count()"],
    ["trx('carts').join('orders', 'a', 'b')"],
  ])('finds %s in another domain', (text) => {
    expect(usesIn('cart/services/cart.ts', text)).toEqual(['cart uses api::order.order']);
  });

  it('lets the owner use it, and others the word', () => {
    expect(usesIn('order/services/order.ts', "trx('orders'); query('api::order.order')")).toEqual([]);
    expect(usesIn('cart/part.ts', "registry.add({ column: 'orders' }); // of api::order.order")).toEqual([]);
  });
});

function declared(): string[] {
  return Object.entries(readers).flatMap(([uid, domains]) =>
    domains.map((domain) => `${domain} uses ${uid}`),
  );
}

/** "cart uses api::order.order" */
function foreignUses(sources: Source[], types: ContentType[]): string[] {
  const uses = sources.flatMap(({ file, text }) => {
    const domain = file.split('/')[0] ?? '';
    return types
      .filter((type) => type.owner !== domain && isUsed(type, text))
      .map(({ uid }) => `${domain} uses ${uid}`);
  });
  return [...new Set(uses)];
}

function isUsed({ uid, table }: ContentType, text: string): boolean {
  const query = new RegExp(
    String.raw`\b(trx|connection|from|into|table|join|leftJoin)\(\s*['"\`]${table}['"\`]`,
  );
  return new RegExp(`['"\`]${uid}['"\`]`).test(text) || query.test(text);
}

function contentTypes(): ContentType[] {
  return filesIn(api)
    .filter((file) => file.endsWith('/schema.json'))
    .map((file) => {
      const [folder = '', , name = ''] = file.split('/');
      const uid = `api::${folder}.${name}`;
      const { collectionName } = v.parse(Schema, JSON.parse(readFileSync(path.join(api, file), 'utf8')));
      return { uid, table: collectionName, owner: ownerOf[uid] ?? folder };
    });
}

function sourceFiles(): Source[] {
  return filesIn(api)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file, text: readFileSync(path.join(api, file), 'utf8') }));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
}
