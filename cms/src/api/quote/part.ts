import { addStaffRoutes, entryId, type StaffRoute } from '../../platform/admin-panel/staff-routes';
import { runHourly } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { quotePath } from '../../platform/signed-links/quote-link';
import { requestLists } from '../account/services/customer-requests';
import { enquiryUid } from '../contact-form/services/enquiry-record';
import { installQuotes } from './services/install-quotes';
import { expireQuotes } from './services/quote-record';
import { listQuotes } from './services/quote-view';

export const quotePart: Part = {
  register(strapi) {
    installQuotes(strapi);
    addStaffRoutes(strapi, staffRoutes);
    requestLists.add(listQuotes);
    runHourly(expireQuotes);
  },
};

const staffRoutes: StaffRoute[] = [
  {
    // The customer's page can place the order, so read permission is not enough.
    path: `/quotes/${entryId}/page`,
    needs: () => [
      { subject: enquiryUid, action: 'read', fields: ['reference', 'name', 'lines'] },
      { subject: enquiryUid, action: 'update', fields: ['state'] },
    ],
    send: (_strapi, ctx) => ctx.redirect(quotePath(ctx.params.id)),
  },
];
