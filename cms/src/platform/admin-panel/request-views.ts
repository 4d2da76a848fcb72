import type { View } from './view';

/** Enquiries and service requests. */
export const requestViews: Record<string, View> = {
  'api::contact-form.contact-form': {
    list: ['reference', 'kind', 'state', 'name', 'company', 'country', 'validUntil', 'createdAt'],
    mainField: 'reference',
    sort: ['createdAt', 'DESC'],
    computed: ['reference', 'kind', 'attachments', 'orderNumber', 'order', 'language', 'market', 'currency'],
    edit: [
      ['state', 'reference', 'kind'],
      ['lines'],
      ['validUntil', 'orderNumber'],
      [['noteToCustomer', 12]],
      [['staffNote', 12]],
      ['name', 'company'],
      [
        ['email', 5],
        ['phone', 4],
        ['country', 3],
      ],
      ['language', 'market', 'currency'],
      ['topic', 'partNumber'],
      [['message', 12]],
      ['neededBy', 'place', 'city'],
      ['products', 'preferredTimes'],
      ['attachments'],
    ],
  },
  'api::calibration-and-repair-form.calibration-and-repair-form': {
    list: ['reference', 'rmaNumber', 'state', 'name', 'company', 'serialNumbers', 'createdAt'],
    mainField: 'reference',
    sort: ['createdAt', 'DESC'],
    computed: ['reference', 'rmaNumber', 'serialNumbers', 'isDeclared', 'history', 'attachments', 'language'],
    edit: [
      ['state', 'reference', 'rmaNumber'],
      [['noteToCustomer', 12]],
      ['instruments'],
      [['staffNote', 12]],
      ['name', 'company'],
      [
        ['email', 5],
        ['phone', 4],
        ['country', 3],
      ],
      ['language'],
      [['message', 12]],
      ['returnAddress'],
      [
        ['purchaseOrder', 4],
        ['costLimit', 3],
        ['costLimitCurrency', 3],
        ['isDeclared', 2],
      ],
      ['attachments'],
      ['history'],
      [['serialNumbers', 12]],
    ],
  },
  'request.instrument': {
    mainField: 'serialNumber',
    edit: [
      ['model', 'serialNumber'],
      ['service', 'certificate'],
      [['fault', 12]],
      ['contamination', 'contaminant'],
      [['certificates', 12]],
    ],
  },
  'request.quote-line': { mainField: 'partNumber' },
  'request.attachment': { mainField: 'name', computed: ['name', 'link', 'sizeBytes'] },
  'request.change': { mainField: 'state', computed: ['state', 'at', 'note'] },
};
