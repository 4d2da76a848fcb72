import type { Need } from '../../platform/admin-panel/staff-access';
import { entryId, type StaffRoute } from '../../platform/admin-panel/staff-routes';
import { shippingDocumentPath, statusPath, statusToken } from '../../platform/signed-links/status-link';
import { requestUid } from './services/request-record';

const readRequest: Need = {
  subject: requestUid,
  action: 'read',
  fields: ['reference', 'name', 'instruments', 'returnAddress'],
};

export const serviceRequestStaffRoutes: StaffRoute[] = [
  {
    path: `/service-requests/${entryId}/status`,
    needs: () => [readRequest],
    send: (_strapi, ctx) => ctx.redirect(statusPath(ctx.params.id)),
  },
  {
    path: `/service-requests/${entryId}/shipping-document`,
    needs: () => [readRequest],
    send: (_strapi, ctx) => ctx.redirect(shippingDocumentPath(statusToken(ctx.params.id))),
  },
];
