import { expect, test } from '../support/journey.ts';
import { tabThrough } from '../support/tab-through.ts';

// `npm run prove -- journeys` does this on every kind of page.
test('the Tab key reaches every control of a category, and nothing covers the one in focus', async ({
  page,
}) => {
  await page.goto('/categories/pressure?view=table', { waitUntil: 'networkidle' });
  // Their scripts come after the rest.
  await expect(page.getByRole('button', { name: 'Copy as CSV' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save \d+ documents/ })).toBeVisible();
  const { missed, covered } = await tabThrough(page);
  expect(missed).toEqual([]);
  expect(covered).toEqual([]);
});
