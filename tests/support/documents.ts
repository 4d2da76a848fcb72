import { expect, type APIRequestContext, type Page } from 'playwright/test';
import * as v from 'valibot';

const Documents = v.object({
  data: v.array(
    v.object({
      url: v.string(),
      title: v.string(),
      products: v.array(v.object({ url: v.string(), name: v.string() })),
      replacedBy: v.nullable(v.object({ url: v.string() })),
    }),
  ),
});

export async function openViewer(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('.textLayer span').first()).toBeVisible({ timeout: 20_000 });
}

export async function aDatasheet(request: APIRequestContext, origin = '', language = 'en') {
  const filters = `filters[type][$eq]=datasheet&filters[language][$eq]=${language}&filters[replacedBy][url][$null]=true`;
  const datasheet = await aDocument(request, filters, origin);
  const [product] = datasheet.products;
  if (!product) throw new Error(`${datasheet.url} belongs to no product`);
  return { ...datasheet, product };
}

export async function aDocument(request: APIRequestContext, filters: string, origin = '') {
  const fields = 'fields=url,title&populate[products][fields]=url,name&populate[replacedBy][fields]=url';
  const response = await request.get(
    `${origin}/api/documents?${filters}&${fields}&sort=id&pagination[pageSize]=1`,
  );
  const [first] = v.parse(Documents, await response.json()).data;
  if (!first) throw new Error(`No document with ${filters}`);
  return first;
}

export const pageOf = (page: Page, number: number) =>
  page.getByRole('region', { name: `Page ${number}`, exact: true });
