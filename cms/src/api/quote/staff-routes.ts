import { entryId, type StaffRoute } from '../../platform/admin-panel/staff-routes';
import { quotePath } from '../../platform/signed-links/quote-link';
import { quoteUid } from './services/quote-record';

export const quoteStaffRoutes: StaffRoute[] = [
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
