import { addStaffRoutes } from '../../platform/admin-panel/staff-routes';
import { runHourly } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { installAttachmentRelease, removeUnclaimed } from './services/remove-attachments';
import { attachmentStaffRoutes } from './staff-routes';

export const attachmentPart: Part = {
  register(strapi) {
    installAttachmentRelease(strapi);
    addStaffRoutes(strapi, attachmentStaffRoutes);
    runHourly(removeUnclaimed);
  },
};
