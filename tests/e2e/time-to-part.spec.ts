import type { Page } from 'playwright/test';
import { onlyProved } from '../../scripts/proofs/list.mjs';
import { expect, test } from '../support/journey.ts';

/** A task of a buyer, in actions from the home page. An action is a click, a field filled in, or a key. */
interface Task {
  name: string;
  actions: ((page: Page) => Promise<unknown>)[];
  isDone: (page: Page) => Promise<unknown>;
}

const click = (role: 'link' | 'button' | 'checkbox', name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole(role, { name }).first().click();
const find = (text: string) => (page: Page) => page.getByLabel('Part number or requirement').fill(text);
const enter = (page: Page) => page.keyboard.press('Enter');
/** Clicks the first link with this name; done as soon as the browser has the file. */
const startDownload = (name: RegExp) => async (page: Page) => {
  const link = page.getByRole('main').getByRole('link', { name }).first();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(await download.failure()).toBeNull();
};
const inCart = (items: string) => (page: Page) =>
  expect(page.getByRole('link', { name: `Cart ${items}` }).first()).toBeAttached();

/** The first result that is in stock. */
const inStock = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /\d in stock/ })
    .first();

/** Whether the part in the cart meets the whole requirement. */
async function isRequiredPart(page: Page) {
  await inCart('1 item')(page);
  await page.goto('/cart', { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await expect(main.getByRole('spinbutton', { name: /^Quantity/ })).toHaveValue('5');
  await main
    .getByRole('link', { name: /APT 210/ })
    .first()
    .click();
  const specifications = main.locator('#specifications');
  for (const [name, value] of [
    ['Measuring range', '0 … 16 bar'],
    ['Output signal', '4 … 20 mA, 2-wire'],
    ['Process connection', 'G 1/2 B'],
  ] as const)
    await expect(
      specifications
        .getByRole('row', { name: value })
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) }),
    ).toBeVisible();
}

const tasks: Task[] = [
  {
    name: '0–16 bar, 4–20 mA, G 1/2, in stock, 5 pieces in the cart',
    actions: [
      find('0–16 bar, 4–20 mA, G 1/2'),
      enter,
      (page) =>
        inStock(page)
          .getByRole('textbox', { name: /^Quantity/ })
          .fill('5'),
      (page) => inStock(page).getByRole('button', { name: /^Add/ }).click(),
    ],
    isDone: isRequiredPart,
  },
  {
    name: 'A known part number, typed without dashes, in the cart',
    actions: [find('apt210 016 g14 m12'), enter, click('button', 'Add to cart')],
    isDone: inCart('1 item'),
  },
  {
    name: 'The datasheet of a known part',
    actions: [find('ava800 100'), enter, click('link', /Datasheet/i)],
    isDone: (page) => expect(page).toHaveURL(/\/documents\//),
  },
  {
    name: 'The STEP file of a known part, downloaded',
    actions: [find('apt210 010 g14 m12'), enter, startDownload(/STEP/)],
    isDone: (page) => expect(page).toHaveURL(/apt-210-010/),
  },
  {
    name: 'A list of part numbers in the cart',
    actions: [
      click('link', /^Quick order/),
      (page) =>
        page
          .getByLabel('Part numbers and quantities')
          .fill('APT210-016-G14-M12 2\nAPT210-010-G14-M12 1\nATR120-100-G12-I 4'),
      click('button', 'Check list'),
      click('button', /^Add \d items to cart/),
    ],
    isDone: inCart('3 items'),
  },
  {
    name: 'The calibration certificate of an instrument, as a PDF',
    actions: [
      (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Certificates' }).click(),
      (page) => page.getByLabel('Serial number').fill('26 110-057'),
      enter,
      async (page) => {
        const link = page.getByRole('link', { name: /^Calibration certificate \(PDF/ });
        const file = page.context().waitForEvent('response', (response) => response.url().includes('.pdf'));
        await link.click();
        expect((await file).headers()['content-type']).toBe('application/pdf');
      },
    ],
    isDone: () => Promise.resolve(),
  },
  {
    name: 'What a part number on a nameplate means',
    actions: [
      click('link', /^Configure/),
      (page) => page.getByRole('textbox', { name: 'Ordering code' }).fill('APT210-016-G14-M12'),
      enter,
    ],
    isDone: (page) =>
      expect(
        page
          .getByRole('main')
          .getByText(/0 … 16 bar/)
          .first(),
      ).toBeVisible(),
  },
  {
    name: 'Two pressure transmitters side by side',
    actions: [
      click('link', /^Pressure/),
      click('checkbox', /^Compare .*0 … 10 bar$/),
      click('checkbox', /^Compare .*0 … 16 bar$/),
      // Not the empty comparison in the menu.
      (page) => page.locator('a[href^="/compare?"]').first().click(),
    ],
    isDone: (page) => expect(page.getByRole('columnheader').filter({ hasText: 'APT210' })).toHaveCount(2),
  },
  {
    name: 'The form to send in an instrument for calibration',
    actions: [click('link', /^Calibration and repair/)],
    isDone: (page) => expect(page.getByLabel(/Serial number/).first()).toBeVisible(),
  },
  {
    name: 'Whom to call in Switzerland',
    actions: [
      (page) =>
        page
          .getByRole('contentinfo')
          .getByRole('link', { name: /^Contacts/ })
          .click(),
    ],
    isDone: (page) => {
      const contact = page.getByRole('listitem').filter({ hasText: /Serves .*Switzerland/ });
      return expect(contact.getByRole('link', { name: /^\+/ })).toBeVisible();
    },
  },
];

for (const [index, { name, actions, isDone }] of tasks.entries())
  test(`${name}: ${actions.length} actions`, { tag: index < 3 ? [] : onlyProved }, async ({ page }) => {
    expect(actions.length).toBeLessThanOrEqual(5);
    await page.goto('/', { waitUntil: 'networkidle' });
    for (const act of actions) await act(page);
    await isDone(page);
  });
