import { addStaffRoutes, entryId, type StaffRoute } from '../../platform/admin-panel/staff-routes';
import { runHourly } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { customerEntries } from '../account/services/customer-entries';
import { requestLists } from '../account/services/customer-requests';
import { personalDataProviders } from '../account/services/personal-data-provider';
import { attachmentOwners } from '../attachment/services/attachment-owners';
import type { Need } from '../../platform/admin-panel/staff-access';
import { shippingDocumentPath, statusPath, statusToken } from '../../platform/signed-links/status-link';
import { installServiceDesk } from './services/install-service-desk';
import { listServiceRequests, personalServiceRequests } from './services/personal-requests';
import { requestUid } from './services/request-record';
import { removeOldServiceRequests } from './services/request-retention';

export const serviceRequestPart: Part = {
  register(strapi) {
    installServiceDesk(strapi);
    attachmentOwners.add({ subject: requestUid, field: 'reference', releasesOnDelete: true });
    personalDataProviders.add(personalServiceRequests);
    requestLists.add(listServiceRequests);
    customerEntries.add({
      column: 'requests',
      uid: requestUid,
      exportedFields: ['name', 'email', 'instruments', 'returnAddress'],
    });
    addStaffRoutes(strapi, staffRoutes);
    runHourly(removeOldServiceRequests);
  },
};

const readRequest: Need = {
  subject: requestUid,
  action: 'read',
  fields: ['reference', 'name', 'instruments', 'returnAddress'],
};

const staffRoutes: StaffRoute[] = [
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
