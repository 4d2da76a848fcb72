import { addStaffRoutes } from '../../platform/admin-panel/staff-routes';
import { runHourly } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { customerEntries } from '../account/services/customer-entries';
import { attachmentOwners } from '../attachment/services/attachment-owners';
import { installServiceDesk } from './services/install-service-desk';
import { requestUid } from './services/request-record';
import { removeOldServiceRequests } from './services/request-retention';
import { serviceRequestStaffRoutes } from './staff-routes';

export const serviceRequestPart: Part = {
  register(strapi) {
    installServiceDesk(strapi);
    attachmentOwners.add({ subject: requestUid, field: 'reference', releasesOnDelete: true });
    customerEntries.add({ column: 'requests', uid: requestUid });
    addStaffRoutes(strapi, serviceRequestStaffRoutes);
    runHourly(removeOldServiceRequests);
  },
};
