import type { Core } from '@strapi/strapi';
import { siteOrigin } from '../../../platform/mail/site-origin';
import { normalEmail } from './customer';
import { writeTo } from './account-emails';
import { emailOfCode, guestCode } from './guest-code';
import { rejectOpen } from './personal-data';
import { personalDataProviders } from './personal-data-provider';

/** Data of people without an account: what they sent with an e-mail address they have proved is theirs. */
const guestProviders = () =>
  personalDataProviders.all().flatMap(({ name, guest }) => (guest ? [{ name, ...guest }] : []));

/** Mails the link. To an address we know nothing about, it sends nothing: nobody can use us to send mails to others. */
export async function sendGuestLink(strapi: Core.Strapi, typed: string): Promise<void> {
  const email = normalEmail(typed);
  const found = await collect(strapi, email);
  if (Object.values(found).every((items) => items.length === 0)) return;
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

export async function exportGuest(strapi: Core.Strapi, code: string) {
  const email = emailOfCode(code);
  return { exportedAt: new Date().toISOString(), email, ...(await collect(strapi, email)) };
}

/** Deletes the data, or anonymises what the law requires us to keep. @throws an HttpError (409) while something is open */
export async function eraseGuest(strapi: Core.Strapi, code: string): Promise<void> {
  const email = emailOfCode(code);
  await strapi.db.transaction(async () => {
    const open = await Promise.all(guestProviders().map((guest) => guest.open(strapi, email)));
    rejectOpen(open.flat());
    for (const { erase } of guestProviders()) await erase(strapi, email);
    await writeTo(strapi, email, {
      subject: 'Your data have been deleted',
      text: [
        'Hello,',
        'As you asked, we have deleted the data we stored with this e-mail address. The law requires us to keep the invoices of your orders.',
      ],
    });
  });
  strapi.log.info('The data of a guest were erased');
}

async function collect(strapi: Core.Strapi, email: string): Promise<Record<string, unknown[]>> {
  const parts: [string, unknown[]][] = [];
  for (const guest of guestProviders()) parts.push([guest.name, await guest.export(strapi, email)]);
  return Object.fromEntries(parts);
}
