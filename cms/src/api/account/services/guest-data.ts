import type { Core } from '@strapi/strapi';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { normalEmail } from '../../../platform/mail/normal-email';
import { guestErasedEmail, writeLast, writeTo } from './account-emails';
import { guestCode } from './guest-code';
import { rejectOpen } from './personal-data';
import { joinExports, personalDataProviders } from './personal-data-provider';

/** Data of people without an account: what they sent with an e-mail address they have proved is theirs. */
const guestProviders = () =>
  personalDataProviders.all().flatMap(({ name, guest }) => (guest ? [{ name, ...guest }] : []));

/** Mails the link. To an address we know nothing about, it sends nothing: nobody can use us to send mails to others. */
export async function sendGuestLink(strapi: Core.Strapi, typed: string): Promise<void> {
  const email = normalEmail(typed);
  if (isEmpty(await collect(strapi, email))) return;
  await writeTo(strapi, email, {
    subject: 'Your data',
    text: [
      'Hello,',
      'You asked for the data we have stored with this e-mail address. Open the link to download or delete them. It is valid for two hours.',
      'If you have an account, sign in to get its data. This link does not show it.',
      'If you did not ask for this, you can ignore this e-mail.',
    ],
    // In the fragment, which browsers send to no server.
    link: { label: 'View your data', url: `${siteOrigin()}/your-data#${guestCode(email)}` },
  });
}

/** `email` has been proven to be the person's own. */
export async function exportGuest(strapi: Core.Strapi, typed: string) {
  const email = normalEmail(typed);
  return { exportedAt: new Date().toISOString(), email, ...(await collect(strapi, email)) };
}

/**
 * Deletes the data, or anonymises what the law requires us to keep. `email` has been proven to be the person's own.
 * @throws an HttpError (409) while something is open
 */
export async function eraseGuest(strapi: Core.Strapi, typed: string): Promise<void> {
  const email = normalEmail(typed);
  await strapi.db.transaction(async () => {
    rejectOpen(await openOfGuest(strapi, email));
    if (isEmpty(await collect(strapi, email))) return;
    for (const { erase } of guestProviders()) await erase(strapi, email);
    await writeLast(strapi, email, guestErasedEmail);
  });
}

/** How many entries there are of each kind, and what must be completed before they can be deleted. */
export async function summariseGuest(strapi: Core.Strapi, email: string) {
  const found = Object.entries(await collect(strapi, email));
  const counts = Object.fromEntries(found.map(([name, items]) => [name, items.length]));
  return { counts, open: await openOfGuest(strapi, email) };
}

async function openOfGuest(strapi: Core.Strapi, email: string): Promise<string[]> {
  const open: string[] = [];
  for (const guest of guestProviders()) open.push(...((await guest.open?.(strapi, email)) ?? []));
  return open;
}

const isEmpty = (found: Record<string, unknown[]>) =>
  Object.values(found).every((items) => items.length === 0);

async function collect(strapi: Core.Strapi, email: string): Promise<Record<string, unknown[]>> {
  const parts: [string, unknown[]][] = [];
  for (const guest of guestProviders())
    if (guest.export) parts.push([guest.name, await guest.export(strapi, email)]);
  return joinExports(parts);
}
