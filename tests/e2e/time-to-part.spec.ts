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
const inCart = (items: string) => (page: Page) =>
  expect(page.getByRole('link', { name: `Cart ${items}` }).first()).toBeAttached();
const rowOf = (page: Page, partNumber: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: partNumber, exact: true }) });

const tasks: Task[] = [
  {
    name: '0 to 16 bar, 4 to 20 mA, G 1/4, in stock, 5 pieces in the cart',
    actions: [
      click('link', /^Pressure/),
      (page) => page.getByRole('group', { name: 'Measuring range' }).getByLabel('to').fill('16'),
      click('checkbox', /^In stock/),
      (page) =>
        rowOf(page, 'APT210-016-G14-M12')
          .getByRole('textbox', { name: /^Quantity/ })
          .fill('5'),
      (page) => rowOf(page, 'APT210-016-G14-M12').getByRole('button', { name: /^Add / }).click(),
    ],
    isDone: inCart('1 item'),
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
    name: 'The STEP file of a known part, ready to download',
    actions: [find('apt210 010'), enter],
    isDone: (page) => expect(page.getByRole('link', { name: /STEP/ }).first()).toBeVisible(),
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
    name: 'The calibration certificate of an instrument',
    actions: [
      (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Certificates' }).click(),
      (page) => page.getByLabel('Serial number').fill('26 110-057'),
      enter,
    ],
    isDone: (page) => expect(page.getByRole('article').first()).toBeVisible(),
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
      (page) =>
        page
          .getByRole('link', { name: /^Compare/ })
          .last()
          .click(),
    ],
    isDone: (page) => expect(page).toHaveURL(/\/compare/),
  },
  {
    name: 'A request for a calibration',
    actions: [click('link', /^Calibration and repair/)],
    isDone: (page) => expect(page.getByLabel(/Serial number/).first()).toBeVisible(),
  },
  {
    name: 'The contact for a country',
    actions: [
      (page) =>
        page
          .getByRole('contentinfo')
          .getByRole('link', { name: /^Contacts/ })
          .click(),
    ],
    isDone: (page) => expect(page.getByRole('link', { name: /@/ }).first()).toBeVisible(),
  },
];

for (const [index, { name, actions, isDone }] of tasks.entries())
  test(`${name}: ${actions.length} actions`, { tag: index < 3 ? [] : onlyProved }, async ({ page }) => {
    expect(actions.length).toBeLessThanOrEqual(5);
    await page.goto('/', { waitUntil: 'networkidle' });
    for (const act of actions) await act(page);
    await isDone(page);
  });
