import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend } from './support/backend';
import { aMemberOf, type StaffMember } from './support/staff';
import { aProduct, Buyer, changeOrder, order } from './support/shop';

const anyLink = 'Enter a page of this site, such as /products, or a full URL that begins with https://.';
const webLink = 'Enter a full URL that begins with https://.';
const never = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.test',
  '/\\evil.test',
  'https:evil.test',
  'https://shop.test@evil.test/',
  'products',
];

let backend: Backend;
let editor: StaffMember;
beforeAll(async () => {
  backend = await aBackend();
  editor = await aMemberOf('strapi-editor');
});

describe('a link in a page', () => {
  const page = '/content-manager/collection-types/api::page.page';
  const save = (block: object) =>
    editor.call('POST', page, {
      title: 'Links',
      url: `links-${Math.random()}`.replace('.', ''),
      contentBlocks: [block],
    });
  const callToAction = (url: string) =>
    save({ __component: 'blocks.call-to-action', title: 'Go', link: { label: 'Go', url } });

  it.each(never)('is rejected at its field as %j', async (url) => {
    const response = await callToAction(url);
    expect(response.statusCode).toBe(400);
    expect(response.json().error.details.errors).toMatchObject([
      { path: ['contentBlocks', 0, 'link', 'url'], message: anyLink },
    ]);
  });

  it.each([
    '/',
    '/products?sort=name#top',
    '#top',
    'https://example.test/a?b#c',
    'mailto:ada@example.test',
    'tel:+3531234',
  ])('can be %s', async (url) => {
    expect((await callToAction(url)).statusCode).toBe(201);
  });

  it('is checked in rich text too', async () => {
    const link = { type: 'link', url: 'javascript:alert(1)', children: [{ type: 'text', text: 'x' }] };
    const body = [{ type: 'paragraph', children: [{ type: 'text', text: '' }, link] }];
    const response = await save({ __component: 'blocks.rich-text', body });
    expect(response.json().error?.message).toBe(anyLink);
  });
});

describe('a link to another site', () => {
  it('cannot run a script from the menu', async () => {
    const item = backend.strapi.documents('plugin::navigation.navigation-item');
    const data = { title: 'X', type: 'EXTERNAL', uiRouterKey: 'x', menuAttached: true, order: 99, master: 1 };
    const withLink = (link: object): object => ({ ...data, ...link });
    for (const url of ['javascript:alert(1)', '//evil.test']) {
      await expect(item.create({ data: withLink({ externalPath: url }) })).rejects.toThrow(anyLink);
      await expect(item.create({ data: withLink({ path: url }) })).rejects.toThrow(anyLink);
    }
    const made = await item.create({ data: withLink({ externalPath: 'https://example.test' }) });
    const update = { documentId: made.documentId, data: withLink({ externalPath: 'javascript:1' }) };
    await expect(item.update(update)).rejects.toThrow(anyLink);
    await item.delete({ documentId: made.documentId });
  });

  it('for tracking must be a web page', async () => {
    const buyer = new Buyer();
    await buyer.put(await aProduct(), 1);
    const { id } = (await order(buyer)).json().data;
    for (const trackingUrl of ['javascript:alert(1)', 'http://carrier.test/1', '/admin', 'carrier'])
      await expect(changeOrder(id, { trackingUrl })).rejects.toThrow(webLink);
    await changeOrder(id, { trackingUrl: 'https://carrier.test/1?id=2' });
  });

  it('in the footer is reported at its place below the columns', async () => {
    const uid = 'api::footer.footer';
    const footer = await backend.strapi.documents(uid).findFirst({});
    const links = [
      { label: 'X', url: '/ok' },
      { label: 'Y', url: 'javascript:1' },
    ];
    const data: object = { columns: [{ title: 'X', links }] };
    const update = backend.strapi.documents(uid).update({ documentId: String(footer?.documentId), data });
    await expect(update).rejects.toMatchObject({
      kind: { details: { errors: [{ path: ['columns', 0, 'links', 1, 'url'], message: anyLink }] } },
    });
  });
});

describe('a redirect', () => {
  const redirects = '/content-manager/collection-types/api::redirect.redirect';
  const save = (from: string, to: string) => editor.call('POST', redirects, { from, to });
  const errorOf = async (from: string, to: string) => {
    const response = await save(from, to);
    return response
      .json()
      .error?.details.errors.map(({ path, message }: { path: string[]; message: string }) => [
        path.join('.'),
        message,
      ]);
  };

  it.each([...never, 'https://example.test/', 'mailto:a@example.test', '#top', '/a?b', '/a#b', '/a b'])(
    'does not lead to %j',
    async (to) => {
      expect(await errorOf('/old-page', to)).toEqual([
        ['to', 'Enter a page of this site, such as /products, without ? or #.'],
      ]);
    },
  );

  it.each(['', ' '])('needs a target, not %j', async (to) => {
    expect((await save('/old-page', to)).statusCode).toBe(400);
  });

  it.each([
    ['https://example.test/old', 'Enter the old page of this site, such as /old-page, without ? or #.'],
    ['javascript:alert(1)', 'Enter the old page of this site, such as /old-page, without ? or #.'],
    ['//evil.test', 'Enter the old page of this site, such as /old-page, without ? or #.'],
    ['/old?id=1', 'Enter the old page of this site, such as /old-page, without ? or #.'],
    ['/', 'The home page cannot be redirected.'],
    ['/old/', 'Remove the / at the end: /old.'],
    ['/admin/x', 'This URL is reserved and cannot be redirected.'],
    ['/api/products', 'This URL is reserved and cannot be redirected.'],
    ['/old.pdf', 'Only pages can be redirected, not files.'],
    [
      '/products/p-100-010',
      'This page exists, so nobody would be redirected. Unpublish the page or change its URL first.',
    ],
  ])('cannot start at %j', async (from, message) => {
    expect(await errorOf(from, '/')).toEqual([['from', message]]);
  });

  it('cannot form a circle of one, two or three', async () => {
    expect(await errorOf('/c1', '/c1')).toEqual([['to', 'This creates a redirect loop: /c1 → /c1.']]);
    expect(await errorOf('/c1', '/c1/')).toEqual([['to', 'This creates a redirect loop: /c1 → /c1.']]);
    expect((await save('/c1', '/c2')).statusCode).toBe(201);
    expect((await save('/c2', '/c3')).statusCode).toBe(201);
    expect(await errorOf('/c3', '/c1')).toEqual([
      ['to', 'This creates a redirect loop: /c3 → /c1 → /c2 → /c3.'],
    ]);
  });

  it('can be changed without conflicting with itself', async () => {
    const made = await save(' /moved-from ', '/moved-to');
    const { documentId, from } = made.json().data;
    expect(from).toBe('/moved-from');
    const url = `${redirects}/${documentId}`;
    expect((await editor.call('PUT', url, { from: '/moved-from', to: '/elsewhere' })).statusCode).toBe(200);
    expect((await editor.call('PUT', url, { from: '/moved-from', to: '/moved-from' })).statusCode).toBe(400);
    expect((await backend.get('/moved-from')).headers.location).toBe('/elsewhere');
  });
});
