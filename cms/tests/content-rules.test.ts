import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBackend } from './support/backend';
import { aProduct, create, mark, problemOf, removeMade, specifications, update } from './support/rejected';

beforeAll(async () => {
  await aBackend();
});
afterEach(removeMade);

describe('a category', () => {
  const category = 'api::product-category.product-category';
  it('filters by specifications that its products have', async () => {
    const own = mark();
    const base = { name: own, url: `rule-${own}`, summary: own, weight: 1 };
    const facet = (specification: string) => ({ facets: [{ specification, kind: 'choice' }] });
    const empty = await problemOf(create(category, { ...base, ...facet('') }));
    expect(empty).toMatch(/^facets\.0\.specification: /);
    const documentId = await create(category, { ...base, ...facet('Colour') });
    await aProduct({ category: documentId, ...specifications(['Range', '1']) });
    expect(await problemOf(update(category, documentId, facet('Colour')))).toBe(
      'facets.0.specification: Enter the name of a specification: no product of this category has “Colour”.',
    );
    await update(category, documentId, facet('Range'));
  });
});

describe('other entries', () => {
  it('are rejected with an e-mail that is none', async () => {
    const contact = (email: string) =>
      create('api::company-contact.company-contact', { name: 'Ada', region: 'Europe', role: 'Sales', email });
    for (const email of ['x', 'a@b', 'a b@example.com', '@example.com'])
      expect(await problemOf(contact(email))).toBe(
        'email: Enter an e-mail address, for example sales@example.com.',
      );
    expect(await problemOf(contact('ada@example.com'))).toBe('Error: It was saved');
  });

  it('are rejected with a url that the site uses itself', async () => {
    expect(await problemOf(create('api::page.page', { title: 'Cart', url: 'cart' }))).toBe(
      'url: Enter another url: /cart is a page that the site already has.',
    );
  });

  it('that replace each other in a circle are rejected', async () => {
    const document = 'api::document.document';
    const aDocument = (more: object = {}) => {
      const own = mark();
      return create(document, { title: own, url: `rule-${own}`, type: 'manual', ...more });
    };
    const first = await aDocument();
    const second = await aDocument({ replacedBy: first });
    expect(await problemOf(update(document, first, { replacedBy: second }))).toBe(
      'replacedBy: Choose another entry: this one is replaced by the entry itself.',
    );
  });
});
