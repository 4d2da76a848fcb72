import { describe, expect, it, vi } from 'vitest';
import { messagesIn } from './support/messages-in.ts';

const site = vi.hoisted(() => ({ language: 'en' }));
vi.mock('#src/messages/m.ts', () => ({
  get m() {
    return messages[site.language];
  },
}));

const messages: Record<string, unknown> = {
  en: messagesIn('en'),
  de: messagesIn('de'),
  fr: messagesIn('fr'),
};

const locales = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };
const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month * 2 + 1)));

describe.each(Object.entries(locales))('in %s', (language, locale) => {
  it('dates are written as Intl writes them', async () => {
    const { formatDate } = await inLanguage(language);
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    const expected = days.map((day) => format.format(day).replace(/^1 (janvier|avril)/, '1er $1'));
    expect(days.map((day) => formatDate(day.toISOString()))).toEqual(expected);
  });

  it('ship dates are written as Intl writes short dates', async () => {
    const { formatShipDate } = await inLanguage(language);
    const format = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    const expected = days.map((day) =>
      format.format(day).replace('Sept', language === 'en' ? 'Sep' : 'Sept'),
    );
    expect(days.map((day) => formatShipDate(day, Date.UTC(2026, 5)))).toEqual(expected);
  });

  it.each(['EUR', 'USD', 'GBP', 'CHF', 'JPY', 'KWD'])(
    'prices are written as Intl writes them: %s',
    async (currency) => {
      const { formatMoney } = await inLanguage(language);
      const format = new Intl.NumberFormat(language === 'en' ? 'en-IE' : locale, {
        style: 'currency',
        currency,
      });
      const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
      for (const amountMinor of [0, 99, -120_450, 123_456_789])
        expect(formatMoney({ amountMinor, currency })).toBe(format.format(amountMinor / 10 ** digits));
    },
  );
});

it('numbers and sizes have the decimal mark of the language', async () => {
  const german = await inLanguage('de');
  expect([german.formatNumber(-0.25), german.formatRange(-1, 1.6), german.formatBytes(2_340_000)]).toEqual([
    '−0,25',
    '−1 … 1,6',
    '2,3 MB',
  ]);
  expect(german.supplyText(3)).toBe('Versand in 3 Werktagen');
});

/** Imports the formats as the build makes them for a language. */
async function inLanguage(language: string) {
  site.language = language;
  vi.resetModules();
  const [date, money, quantity, shipDate] = await Promise.all([
    import('#src/format/date.ts'),
    import('#src/format/money.ts'),
    import('#src/format/quantity.ts'),
    import('#src/format/ship-date.ts'),
  ]);
  return { ...date, ...money, ...quantity, ...shipDate };
}
