import { runHourly } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { customerEntries } from '../account/services/customer-entries';
import { requestLists } from '../account/services/customer-requests';
import { personalDataProviders } from '../account/services/personal-data-provider';
import { attachmentOwners } from '../attachment/services/attachment-owners';
import { enquiryUid } from './services/enquiry-record';
import { listEnquiries, personalEnquiries } from './services/personal-enquiries';
import { removeOldRequests } from './services/retention';

export const contactFormPart: Part = {
  register() {
    attachmentOwners.add({ subject: enquiryUid, field: 'reference', releasesOnDelete: true });
    personalDataProviders.add(personalEnquiries);
    requestLists.add(listEnquiries);
    customerEntries.add({
      column: 'requests',
      uid: enquiryUid,
      exportedFields: ['name', 'email', 'message'],
    });
    runHourly(removeOldRequests);
  },
};
