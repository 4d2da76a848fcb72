import type { Locator, Page } from 'playwright/test';
import { aDatasheet, openViewer } from '../support/documents.ts';
import { ownLanguage } from '../../scripts/journeys/languages.mjs';
import { expect, test } from '../support/journey.ts';

const saveWithinMs = 240_000;

test.use({
  serviceWorkers: 'allow',
  expectedMessages: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|QuotaExceeded/],
});

test(`after a visit in German the whole site works offline, and French after it was added as a pack ${ownLanguage}`, async ({
  page,
  request,
}) => {
  test.setTimeout(900_000);
  const datasheet = await aDatasheet(request);
  const paths = await onePageOfEachKind(page, '/de/sitemap.xml');
  await openViewer(page, `/de/dokumente/${datasheet.url}`);
  await page.goto('/de/');
  await expect(page.getByText(/^Offline verfügbar/)).toBeVisible({ timeout: saveWithinMs });
  await withoutConnection(page, async () => {
    expect(paths.length).toBeGreaterThan(12);
    for (const path of paths) await expectPage(page, path);
    await openViewer(page, `/de/dokumente/${datasheet.url}`);
  });

  const french = await languageRow(page, '/de/meine-datenblaetter', 'Französisch');
  await expect(french).toContainText('Nicht auf diesem Gerät');
  await french.getByRole('button', { name: 'Hinzufügen: Französisch' }).click();
  await expect(page.getByRole('progressbar', { name: 'Französisch wird gespeichert' })).toBeVisible();
  // The visitor continues reading.
  await page.getByRole('banner').getByRole('link', { name: 'Warenkorb' }).click();
  await expect(page).toHaveURL(/\/de\/warenkorb$/);
  await page.goBack();
  await expect(french.getByText(/^Gespeichert: [\d,]+\sMB, Stand: heute$/)).toBeVisible({
    timeout: saveWithinMs,
  });

  await withoutConnection(page, async () => {
    await page.goto('/de/produkte/apt-210-010');
    await switchTo(page, 'Sprache', 'Français');
    await expect(page).toHaveURL(/\/fr\/produits\/apt-210-010$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Transmetteur de pression APT 210/);
    // The menu too, although the German one is on the device.
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu.getByText('Produits', { exact: true }).first()).toBeVisible();
    // Its URL and filters have other names in each language.
    await page.goto('/de/kategorien/druck?druckart=Differenzdruck');
    await switchTo(page, 'Sprache', 'Français');
    await expect(page).toHaveURL(/\/fr\/categories\/pression\?type-de-pression=Pression\+diff/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pression');
    await expectFrenchPages(page);
    await openViewer(page, `/fr/documents/${datasheet.url}`);
    await queueFrenchMessage(page);
    await switchTo(page, 'Langue', 'Deutsch');
    await expect(page).toHaveURL(/\/de\/postausgang$/);
    await expect(page.getByRole('main')).toContainText('Nachricht', { useInnerText: true });
    await expectPage(page, '/de/produkte/apt-210-010', /^Druckmessumformer APT 210/);
  });
  await expectRemovedCompletely(page);
});

async function expectFrenchPages(page: Page) {
  await page.goto('/fr/recherche?q=debitmetre');
  const hit = page.getByRole('main').getByRole('link', { name: /^Débitmètre/ });
  await expect(hit.first()).toBeVisible();
  await expectPage(page, '/fr/contacts', 'Contacts');
  await page.goto('/fr/configurateur?measured=pressure&medium=Compressed%20air&from=0&to=10&unit=bar');
  await expect(page.getByRole('main').locator('li code').first()).toBeVisible();
}

/** The last page is the outbox. */
async function queueFrenchMessage(page: Page) {
  await page.goto('/fr/contact');
  await page.getByLabel('Sujet').selectOption('product');
  await page.getByLabel('Message', { exact: true }).fill('Écrit sans connexion');
  await page.getByLabel('Nom', { exact: true }).fill('Ada Byron');
  await page.getByLabel('Adresse e-mail').fill('ada@example.com');
  await page.getByLabel('Pays').selectOption('FR');
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(page.getByText('Enregistrée dans la boîte d’envoi', { exact: true })).toBeVisible();
  await page.goto('/fr/boite-d-envoi');
  await expect(page.getByText('Écrit sans connexion').first()).toBeVisible();
}

/** Not while a page in French is open. What the languages share stays. */
async function expectRemovedCompletely(page: Page) {
  const reader = await page.context().newPage();
  await reader.goto('/fr/');
  const french = await languageRow(page, '/de/meine-datenblaetter', 'Französisch');
  const remove = french.getByRole('button', { name: 'Entfernen: Französisch' });
  await remove.click();
  await expect(french).toContainText('Eine Seite auf Französisch ist geöffnet.');
  await reader.close();
  const before = await storedNames(page);
  expect(before.filter((name) => name.includes('-fr'))).toHaveLength(7);
  await remove.click();
  await expect(french).toContainText('Nicht auf diesem Gerät');
  // A database is deleted as soon as no page uses it.
  await expect
    .poll(() => storedNames(page))
    .toEqual(before.filter((name) => !name.includes('-fr') && name !== '/fr/'));
}

test(`a language is saved to the end after the connection was lost and the page closed, in either tab ${ownLanguage}`, async ({
  page,
}) => {
  test.setTimeout(600_000);
  const context = page.context();
  const other = await context.newPage();
  const inOther = await languageRow(other, '/my-datasheets', 'German');
  const german = await languageRow(page, '/my-datasheets', 'German');
  await context.setOffline(true);
  await german.getByRole('button', { name: 'Add: German' }).click();
  const isWaiting = 'No connection. Saving continues when you are online.';
  await expect(german).toContainText(isWaiting);
  await expect(inOther).toContainText(isWaiting);
  await context.setOffline(false);
  const bar = page.getByRole('progressbar', { name: 'Saving German' });
  await expect.poll(() => bar.getAttribute('value').then(Number), { timeout: 60_000 }).toBeGreaterThan(5);
  await context.setOffline(true);
  await expect(german).toContainText(isWaiting);
  await context.setOffline(false);
  await expect.poll(() => bar.getAttribute('value').then(Number), { timeout: 60_000 }).toBeGreaterThan(20);
  // The other tab continues.
  await page.close();
  await expect(inOther.getByText(/^Saved: [\d.]+\sMB, updated today$/)).toBeVisible({
    timeout: saveWithinMs,
  });
});

test(`a language that does not fit on the device says so, and can be cancelled ${ownLanguage}`, async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const german = await languageRow(page, '/my-datasheets', 'German');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 2_000_000 });
  await german.getByRole('button', { name: 'Add: German' }).click();
  await expect(german).toContainText('There is not enough storage on this device.', { timeout: 120_000 });
  await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '' });
  await german.getByRole('button', { name: 'Try again: German' }).click();
  const bar = page.getByRole('progressbar', { name: 'Saving German' });
  await expect.poll(() => bar.getAttribute('value').then(Number), { timeout: 60_000 }).toBeGreaterThan(1);
  await german.getByRole('button', { name: 'Cancel: German' }).click();
  await expect(german).toContainText('Not on this device');
  await expect.poll(() => storedNames(page)).not.toContainEqual(expect.stringMatching(/-de(?:-|$)|\/de\//));
});

async function languageRow(page: Page, path: string, name: string): Promise<Locator> {
  await page.goto(path);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
  await expect(row).toBeVisible();
  return row;
}

const switchTo = (page: Page, label: string, name: string) =>
  page.getByRole('navigation', { name: label }).getByRole('link', { name }).click();

async function expectPage(page: Page, path: string, heading: string | RegExp = /./) {
  await page.goto(path);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title, path).toHaveText(heading);
  await expect(title, path).not.toHaveText(/geladen|chargée|introuvable|nicht gefunden/);
}

/** What comes from the device is not in the browser's own cache. */
async function withoutConnection(page: Page, act: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
  await act();
  await page.context().setOffline(false);
}

async function onePageOfEachKind(page: Page, sitemap: string): Promise<string[]> {
  const text = await (await page.request.get(sitemap)).text();
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const kindOf = (path: string) => path.split('/').slice(0, 3).join('/') + path.split('/').length;
  return [...new Map(paths.map((path) => [kindOf(path), path])).values()];
}

/** All caches, databases and scopes of workers on the device. */
const storedNames = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const registrations = await navigator.serviceWorker.getRegistrations();
    return [
      ...(await caches.keys()),
      ...databases.map(({ name = '' }) => name),
      ...registrations.map(({ scope }) => new URL(scope).pathname),
    ].toSorted();
  });
