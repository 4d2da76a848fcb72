import type { Core } from '@strapi/strapi';
import { pageUrl } from '../../../platform/mail/site-origin';
import { normalEmail } from '../../../platform/mail/normal-email';
import { inLanguageOf } from '../../../platform/messages/language';
import { texts } from '../../../platform/messages/texts';
import { guestErasedEmail, sendFinalEmail, sendAccountEmail } from './account-emails';
import { guestCode } from './guest-code';
import { rejectIfOpen } from './personal-data';
import { joinExports, personalDataProviders } from './personal-data-provider';

/** The providers of data that people without an account have sent. */
const guestProviders = () =>
  personalDataProviders.all().flatMap(({ name, guest }) => (guest ? [{ name, ...guest }] : []));

/** Sends the link by e-mail. Sends nothing to an unknown address, so that nobody can make us send e-mails to strangers. */
export async function sendGuestLink(strapi: Core.Strapi, entered: string): Promise<void> {
  const email = normalEmail(entered);
  if (isEmpty(await collect(strapi, email))) return;
  const t = texts().account;
  await sendAccountEmail(strapi, email, {
    subject: t.dataSubject,
    text: [t.hello, t.dataText, t.dataOfAccount, t.dataIgnore],
    // The code is in the fragment, which browsers never send to a server.
    link: { label: t.viewData, url: pageUrl(`/your-data#${guestCode(email)}`) },
  });
}

/** The caller has verified that the e-mail belongs to the person. */
export async function exportGuest(strapi: Core.Strapi, entered: string) {
  const email = normalEmail(entered);
  return { exportedAt: new Date().toISOString(), email, ...(await collect(strapi, email)) };
}

/**
 * Deletes the data, or anonymises it where the law requires us to keep it. The caller has verified that the e-mail belongs
 * to the person. `language` is that of their request. Without it, the e-mail about it is in that of their orders or requests.
 *
 * @throws an HttpError (409) while an order or request is open
 */
export async function eraseGuest(strapi: Core.Strapi, entered: string, language?: string): Promise<void> {
  const email = normalEmail(entered);
  await strapi.db.transaction(async () => {
    rejectIfOpen(await openOfGuest(strapi, email));
    if (isEmpty(await collect(strapi, email))) return;
    const used = { language: language ?? (await languageOfGuest(strapi, email)) };
    for (const { erase } of guestProviders()) await erase(strapi, email);
    await inLanguageOf(used, () => sendFinalEmail(strapi, email, guestErasedEmail()));
  });
}

/** The number of entries of each kind, and the orders and requests that must be completed before they can be deleted. */
export async function summariseGuest(strapi: Core.Strapi, email: string) {
  const data = Object.entries(await collect(strapi, email));
  const counts = Object.fromEntries(data.map(([name, items]) => [name, items.length]));
  return { counts, open: await openOfGuest(strapi, email) };
}

async function languageOfGuest(strapi: Core.Strapi, email: string): Promise<string> {
  for (const guest of guestProviders()) {
    const language = await guest.language?.(strapi, email);
    if (language) return language;
  }
  return '';
}

async function openOfGuest(strapi: Core.Strapi, email: string): Promise<string[]> {
  const open: string[] = [];
  for (const guest of guestProviders()) open.push(...((await guest.open?.(strapi, email)) ?? []));
  return open;
}

const isEmpty = (data: Record<string, unknown[]>) => Object.values(data).every((items) => items.length === 0);

async function collect(strapi: Core.Strapi, email: string): Promise<Record<string, unknown[]>> {
  const parts: [string, unknown[]][] = [];
  for (const guest of guestProviders())
    if (guest.export) parts.push([guest.name, await guest.export(strapi, email)]);
  return joinExports(parts);
}
