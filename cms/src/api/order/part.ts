import { addStaffRoutes } from '../../platform/admin-panel/staff-routes';
import { runHourly } from '../../platform/jobs/scheduled-jobs';
import { readGauges } from '../../platform/metrics/metrics';
import type { Part } from '../../platform/part';
import { customerEntries } from '../account/services/customer-entries';
import { personalDataProviders } from '../account/services/personal-data-provider';
import { attachmentOwners } from '../attachment/services/attachment-owners';
import { installOrders } from './services/install-orders';
import { orderUid } from './services/order-record';
import { orderMetrics } from './services/order-metrics';
import { anonymiseOldOrders } from './services/order-retention';
import { personalInstruments } from './services/own-instruments';
import { personalOrders } from './services/personal-orders';
import { endReservations } from './services/reservations';
import { announcePendingStock } from './services/stock';
import { orderStaffRoutes } from './staff-routes';

export const orderPart: Part = {
  register(strapi) {
    installOrders(strapi);
    attachmentOwners.add({ subject: orderUid, field: 'number' });
    personalDataProviders.add(personalOrders, personalInstruments);
    customerEntries.add({
      column: 'orders',
      uid: orderUid,
      exportedFields: ['number', 'name', 'shippingAddress', 'lines'],
    });
    addStaffRoutes(strapi, orderStaffRoutes);
    runHourly(endReservations, anonymiseOldOrders);
    readGauges.add(orderMetrics);
  },
  destroy: announcePendingStock,
};
