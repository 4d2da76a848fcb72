import { ownLanguage } from '../../scripts/journeys/languages.mjs';
import { expect, test } from '../support/journey.ts';

test(`every page is in one language and names the others ${ownLanguage}`, async ({ page }) => {
  await page.goto('/de/produkte/apt-210-010');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Druckmessumformer/);
  await expect(page.getByRole('rowheader', { name: 'Messabweichung' }).first()).toBeVisible();
  const alternates = await page
    .locator('link[rel=alternate]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
    );
  expect(alternates).toEqual([
    ['en', '/products/apt-210-010'],
    ['de', '/de/produkte/apt-210-010'],
    ['fr', '/fr/produits/apt-210-010'],
    ['x-default', '/products/apt-210-010'],
  ]);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/de\/produkte\/apt-210-010$/);
});

test(`links, search and back stay in the language, and the switch keeps the page ${ownLanguage}`, async ({
  page,
}) => {
  await page.goto('/de/');
  await page.getByRole('main').getByRole('link', { name: 'Druck', exact: true }).first().click();
  await expect(page).toHaveURL(/\/de\/kategorien\/druck$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Druck');
  await page.goBack();
  await expect(page).toHaveURL(/\/de\/$/);

  await page.goto('/de/suche?q=drucktransmitter+16+bar');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Druckmessumformer APT 210/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/recherche\?q=drucktransmitter/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Transmetteur de pression APT 210/ })
      .first(),
  ).toBeVisible();
});

test(`a URL is in its language, in every kind of navigation ${ownLanguage}`, async ({ page }) => {
  await page.goto('/de/categories/pressure?sort=name#filters');
  await expect(page).toHaveURL(/\/de\/kategorien\/druck\?sort=name#filters$/);
  await page.getByRole('main').locator('a[href^="/de/produkte/"]').first().click();
  await expect(page).toHaveURL(/\/de\/produkte\/[\w-]+$/);
  await expect(page.getByRole('rowheader', { name: 'Messabweichung' }).first()).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goBack();
  await expect(page).toHaveURL(/\/de\/kategorien\/druck\?sort=name#filters$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Druck');
  await page.goForward();
  await expect(page).toHaveURL(/\/de\/produkte\/[\w-]+$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('banner').getByRole('combobox', { name: 'Suche' }).fill('thermometer');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/suche\?q=thermometer/);
  await page.goto('/de/warenkorb');
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/cart$/);
});

test(`a list keeps its filters and order when the language is switched ${ownLanguage}`, async ({ page }) => {
  await page.goto('/de/kategorien/druck?druckart=Differenzdruck&sort=-messbereich');
  const total = page.getByRole('main').getByRole('row');
  const rows = await total.count();
  await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(
    /\/fr\/categories\/pression\?type-de-pression=Pression\+diff%C3%A9rentielle&sort=-etendue-de-mesure$/,
  );
  await expect(page.getByRole('checkbox', { name: /^Pression différentielle/ })).toBeChecked();
  await expect(total).toHaveCount(rows);
});

for (const path of ['/de/kategorien', '/fr/categories', '/categories'])
  test(`lists below ${path} fit beside the filters on a desktop, with quantity and button ${ownLanguage}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const category of ['pressure', 'temperature', 'flow', 'level']) {
      await page.goto(`${path}/${category}?view=table`);
      const list = page.getByRole('main').locator('[data-fits]').first();
      await expect(list.getByRole('button').first()).toBeVisible();
      await expect(list, category).toHaveAttribute('data-fits', 'true');
    }
  });

test(`the part wizard recommends the same instruments in every language ${ownLanguage}`, async ({ page }) => {
  const search =
    'measured=pressure&medium=Compressed%20air&from=0&to=10&unit=bar&accuracy=0.5&accuracy-unit=%25%20FS';
  const codesIn = async (path: string) => {
    await page.goto(`${path}?${search}`);
    // Until React has taken over, instruments that are not shown yet are in the page, too.
    const codes = page.getByRole('main').locator('li code').filter({ visible: true });
    await expect(codes.first()).toBeVisible();
    // Long lists are rendered in slices, on a busy machine with pauses.
    let [before, unchanged] = [0, 0];
    const settled = async () => {
      unchanged = before === (before = await codes.count()) ? unchanged + 1 : 0;
      return unchanged;
    };
    await expect.poll(settled, { intervals: [1000] }).toBeGreaterThan(2);
    return codes.allTextContents();
  };
  const english = await codesIn('/part-wizard');
  expect(english.length).toBeGreaterThan(3);
  expect(await codesIn('/de/konfigurator')).toEqual(english);
  expect(await codesIn('/fr/configurateur')).toEqual(english);
});

test.describe('with a service worker', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedMessages: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/],
  });

  test(`a language that was used is on the device, and another is not offered without a connection ${ownLanguage}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.goto('/de/');
    await expect(page.getByText(/^Offline verfügbar/)).toBeVisible({ timeout: 180_000 });
    await page.context().setOffline(true);

    // A bookmark with an English segment. With a connection, the server redirects it.
    await page.goto('/de/products/apt-210-010');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Druckmessumformer APT 210/);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Meine Datenblätter/ })
      .click();
    await expect(page).toHaveURL(/\/de\/meine-datenblaetter$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Druckmessumformer APT 210/);
    await page.goto('/de/produkte/afm-500-050');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Magnetisch-induktiver Durchflussmesser/,
    );
    await page.goto('/de/suche?q=durchflussmesser');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Magnetisch-induktiver/ })
        .first(),
    ).toBeVisible();
    await page.getByRole('navigation', { name: 'Sprache' }).getByRole('link', { name: 'Français' }).click();
    await expect(page.getByText(/^Français ist auf diesem Gerät nicht gespeichert/)).toBeVisible();
    await expect(page).toHaveURL(/\/de\/suche/);
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter((name) => /^(?:pages-sha|version-files$)/.test(name))).toEqual([]);
  });
});

test.describe('a visitor who reads German', () => {
  test.use({ locale: 'de-AT' });

  test(`is offered German once, and never redirected ${ownLanguage}`, async ({ page }) => {
    await page.goto('/products?view=table');
    const offer = page.getByRole('complementary', { name: 'Deutsch' });
    const link = offer.getByRole('link', { name: 'Auf Deutsch anzeigen' });
    await expect(link).toHaveAttribute('href', '/de/produkte?view=table');
    await offer.getByRole('button', { name: 'Nein, danke' }).click();
    await expect(offer).toHaveCount(0);
    await page.goto('/news');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
    await page.evaluate(() => navigator.serviceWorker.getRegistrations());
    await expect(offer).toHaveCount(0);
    await page.goto('/fr/actualites');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});
