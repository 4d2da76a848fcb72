import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { publishProduct } from './support/content';

const uid = 'api::translation.translation';

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});
afterAll(() => {
  delete process.env.SITE_LANGUAGES;
});

describe('the texts without a translation', () => {
  it('are not listed if the site has one language', async () => {
    await list();
    expect(await backend.strapi.db.query(uid).count()).toBe(0);
    process.env.SITE_LANGUAGES = 'en,de,fr';
  });

  it('are listed with empty rows: lines, blocks, and texts of menus, pictures, shipping methods and taxes', async () => {
    const description = [
      { type: 'paragraph', children: [{ type: 'text', text: 'Measures it.', bold: true }] },
    ];
    await publishProduct(backend, 'p-100-010', { summary: 'First line\n- Second line', description });
    await list();
    const english = (await rows()).map((row) => row.english);
    for (const text of [
      'First line',
      'Second line',
      '**Measures it.**',
      'The mark of the company',
      'Products',
      'VAT (DE)',
    ])
      expect(english).toContain(text);
    expect(english).not.toContain('GB-NIR');
    expect(new Set(english).size).toBe(english.length);
    // The URLs of categories, pages, articles and videos.
    expect(english).toContain('/about');
    expect(english.filter((text) => /^(p-100|\/[^/]*\/|\/p-100|https?:)/.test(text))).toEqual([]);
    expect(await rowOf('First line')).toMatchObject({ german: null, french: null, isUnused: false });
  });

  it('are not listed twice, and not while they are drafts', async () => {
    const before = await rows();
    await list();
    expect(await rows()).toEqual(before);
    const [product] = await backend.strapi
      .documents('api::product.product')
      .findMany({ filters: { url: 'p-100-010' } });
    const documentId = String(product?.documentId);
    const data: Record<string, unknown> = { summary: 'A draft' };
    await backend.strapi.documents('api::product.product').update({ documentId, data });
    await changed();
    expect(await rows()).toEqual(before);
  });

  it('do not include lines of a text that is translated as a whole', async () => {
    await publishProduct(backend, 'p-100-010', { summary: 'One line\nAnother line' });
    const data: Record<string, unknown> = { english: 'One line\nAnother line', german: 'Zwei Zeilen' };
    await backend.strapi.documents(uid).create({ data });
    await list();
    expect(await rowOf('One line')).toBeUndefined();
    expect(await rowOf('One line\nAnother line')).toMatchObject({ isUnused: false, german: 'Zwei Zeilen' });
  });

  it('are marked as unused and kept when they no longer occur, until they occur again', async () => {
    expect(await rowOf('First line')).toMatchObject({ isUnused: true });
    await publishProduct(backend, 'p-100-010', { summary: 'First line' });
    await list();
    expect(await rowOf('First line')).toMatchObject({ isUnused: false });
    expect(await rowOf('One line\nAnother line')).toMatchObject({ isUnused: true, german: 'Zwei Zeilen' });
  });
});

const list = () =>
  load('api/translation/services/list-untranslated-texts.js').listUntranslatedTexts(backend.strapi);

async function changed(): Promise<void> {
  await load('platform/cache/invalidation.js').announceChange(backend.strapi);
  await list();
}

const rows = () =>
  backend.strapi.documents(uid).findMany({ sort: 'english', fields: ['english', 'german', 'isUnused'] });

async function rowOf(english: string) {
  const row: unknown = await backend.strapi.db.query(uid).findOne({ where: { english } });
  return row ?? undefined;
}
