import type { Need } from '../../platform/admin-panel/staff-access';
import { customerEntries } from './services/customer-entries';
import { customerUid } from './services/customer';

// The export contains orders and requests too.
export const readEverything = (): Need[] => [
  { subject: customerUid, action: 'read', fields: ['email', 'name', 'addresses'] },
  ...customerEntries
    .all()
    .map(({ uid: subject, exportedFields: fields }): Need => ({ subject, action: 'read', fields })),
];
// Shop staff can read customers, but not change them.
export const changeCustomers = (): Need[] => [
  { subject: customerUid, action: 'update', fields: ['email', 'addresses'] },
];

export const readEntries = (): Need[] =>
  [customerUid, ...customerEntries.all().map(({ uid }) => uid)].map((subject) => ({
    subject,
    action: 'read',
    fields: ['email'],
  }));
