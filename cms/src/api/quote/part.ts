import { addStaffRoutes, entryId, type StaffRoute } from '../../platform/admin-panel/staff-routes';
import { runHourly } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { quotePath } from '../../platform/signed-links/quote-link';
import { installQuotes } from './services/install-quotes';
import { expireQuotes, quoteUid } from './services/quote-record';

export const quotePart: Part = {
  register(strapi) {
    installQuotes(strapi);
    addStaffRoutes(strapi, staffRoutes);
    runHourly(expireQuotes);
  },
};

const staffRoutes: StaffRoute[] = [
  {
    // The customer's page can place the order, so read permission is not enough.
    path: `/quotes/${entryId}/page`,
    needs: () => [
      { subject: quoteUid, action: 'read', fields: ['reference', 'name', 'lines'] },
      { subject: quoteUid, action: 'update', fields: ['state'] },
    ],
    send: (_strapi, ctx) => ctx.redirect(quotePath(ctx.params.id)),
  },
];
