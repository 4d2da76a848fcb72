import { runHourly } from '../../platform/jobs/scheduled-jobs';
import type { Part } from '../../platform/part';
import { customerEntries } from '../account/services/customer-entries';
import { personalDataProviders } from '../account/services/personal-data-provider';
import { attachmentOwners } from '../attachment/services/attachment-owners';
import { personalRequests } from './services/personal-requests';
import { removeOldRequests } from './services/retention';

export const contactFormPart: Part = {
  register() {
    attachmentOwners.add({
      subject: 'api::contact-form.contact-form',
      field: 'reference',
      releasesOnDelete: true,
    });
    personalDataProviders.add(personalRequests);
    customerEntries.add({ column: 'requests', uid: 'api::contact-form.contact-form' });
    runHourly(removeOldRequests);
  },
};
