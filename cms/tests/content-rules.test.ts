import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBackend } from './support/backend';
import {
  aProduct,
  create,
  randomName,
  problemOf,
  deleteCreated,
  specifications,
  update,
} from './support/rejected';

beforeAll(async () => {
  await aBackend();
});
afterEach(deleteCreated);

describe('a category', () => {
  const category = 'api::product-category.product-category';
  it('filters by specifications that its products have', async () => {
    const own = randomName();
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
  it('are rejected with an invalid e-mail', async () => {
    const contact = (email: string) =>
      create('api::company-contact.company-contact', { name: 'Ada', region: 'Europe', role: 'Sales', email });
    for (const email of ['x', 'a@b', 'a b@example.com', '@example.com'])
      expect(await problemOf(contact(email))).toBe(
        'email: Enter an e-mail address, for example sales@example.com.',
      );
    expect(await problemOf(contact('ada@example.com'))).toBe('Error: It was saved');
  });

  it('are rejected with a url that the site itself uses', async () => {
    expect(await problemOf(create('api::page.page', { title: 'Cart', url: 'cart' }))).toBe(
      'url: Enter another URL: /cart is already a page of the site.',
    );
  });

  // If Strapi's own pattern rejected a url in the browser, the editor would see that pattern instead of our sentence.
  it('have a url that only our rule validates', async () => {
    const { strapi } = await aBackend();
    const types: [string, { attributes: Record<string, { type: string; regex?: string }> }][] =
      Object.entries(strapi.contentTypes);
    const judgedBefore = types.flatMap(([uid, { attributes }]) =>
      Object.values(attributes)
        .filter(
          ({ type, regex = '^$' }) =>
            uid.startsWith('api::') && type === 'uid' && !new RegExp(regex).test('Not a url!'),
        )
        .map(() => uid),
    );
    expect(judgedBefore).toEqual([]);
    expect(await problemOf(create('api::page.page', { title: 'Page', url: 'Not a url!' }))).toMatch(
      /^url: Enter a URL of lowercase letters, digits and hyphens/,
    );
  });

  it('are rejected if they replace each other in a circle', async () => {
    const document = 'api::document.document';
    const aDocument = (more: object = {}) => {
      const own = randomName();
      return create(document, { title: own, url: `rule-${own}`, type: 'manual', ...more });
    };
    const first = await aDocument();
    const second = await aDocument({ replacedBy: first });
    expect(await problemOf(update(document, first, { replacedBy: second }))).toBe(
      'replacedBy: Choose another entry: this one would lead back to itself.',
    );
  });
});
