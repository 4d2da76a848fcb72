import { describe, expect, it } from 'vitest';
import { deliveriesText as mailedDeliveries } from '../cms/src/api/order/services/order-view.ts';
import { formatDate as mailedDate } from '../cms/src/platform/dates/format-date.ts';
import { backendFolder, readMessages } from '../scripts/build/messages/read.mjs';
import { formatDate } from '#src/format/date.ts';
import { deliveriesText } from '#src/format/deliveries-text.ts';

// Site and backend are separate builds, so each has its own copy of these.
describe('what e-mails and PDFs say is what the site says', () => {
  it.each(['2026-12-31', '2026-01-01T00:30:00.000Z', '2026-09-09T23:59:59.999Z'])(
    'for the date %s',
    (iso) => {
      expect(mailedDate(iso)).toBe(formatDate(iso));
    },
  );

  it.each([true, false])('for the deliveries of an order, if in parts: %s', (partDelivery) => {
    expect(mailedDeliveries({ lines: [1, 2], partDelivery })).toBe(deliveriesText(partDelivery));
  });

  it.each(['en', 'de', 'fr'])(
    'for the add-ons of a line of a quote request, in the language %s',
    (language) => {
      const site = readMessages(language).forms?.withAddOn?.source;
      expect(readMessages(language, backendFolder).site?.withAddOn?.source).toBe(site);
    },
  );
});
