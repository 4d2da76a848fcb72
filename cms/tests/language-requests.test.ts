import { beforeAll, describe, expect, it } from 'vitest';
import { aBackend, type Backend, load } from './support/backend';
import { aFamily } from './support/configurable';
import { sendForm } from './support/forms';
import { siteIn } from './support/site-languages';

siteIn('de');

let backend: Backend;
beforeAll(async () => {
  backend = await aBackend();
});

describe('a site in German', () => {
  it('mails a configuration in German, with a German price', async () => {
    const { prefix } = await aFamily({ baseLeadTimeDays: 1 });
    const data = { email: 'ada@example.test', partNumber: `${prefix} 10 m12` };
    expect((await sendForm(data, { url: '/part-wizard/email' })).statusCode).toBe(201);
    expect(await mailAbout(prefix)).toMatchObject({
      subject: `Ihre Konfiguration ${prefix}-10-M12`,
      text: expect.stringMatching(/Stückpreis zzgl\. MwSt\.: 100,00\s€\nLieferzeit: 1 Werktag\n/),
    });
  });

  it('confirms a service request in German, and staff read it in English', async () => {
    const response = await sendForm(
      {
        name: 'Ada Byron',
        email: 'ada@example.test',
        instruments: [{ model: 'P-100-010', serialNumber: 'SN-1', service: 'calibration-and-repair' }],
      },
      { url: '/api/calibration-and-repair-forms' },
    );
    const { reference } = response.json().data;
    const { text } = await mailAbout(`Serviceanfrage ${reference}: eingegangen`);
    expect(text).toContain('Guten Tag Ada Byron,\n\nvielen Dank. Wir haben Ihre Serviceanfrage erhalten.');
    expect(text).toContain('Messgeräte: P-100-010, SN-1, Kalibrierung und Reparatur\n');
    const { text: forStaff } = await mailAbout(`Service request ${reference}: new`);
    expect(forStaff).toContain('Instruments: P-100-010, SN-1, calibration-and-repair\n');
  });

  it('rejects a sign-in in German', async () => {
    const payload = { identifier: 'nobody@example.test', password: 'not the password' };
    const { body } = await backend.send({ method: 'POST', url: '/api/auth/local', payload });
    expect(body).toContain('Die E-Mail-Adresse oder das Passwort ist falsch.');
  });

  it('lists countries by their German names', () => {
    const { countriesOf } = load('api/address/services/countries.js');
    const names = countriesOf(['DE', 'AT', 'ZA', 'CH']).map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Deutschland', 'Österreich', 'Schweiz', 'Südafrika']);
  });
});

async function mailAbout(subject: string): Promise<{ subject: string; text: string }> {
  await load('platform/mail/mailer.js').wakeMailer(backend.strapi);
  const mails: { subject: string; text: string }[] = await load('platform/mail/mailbox.js').readMailbox();
  return mails.find((mail) => mail.subject.includes(subject)) ?? { subject: '', text: '' };
}
