import { shopViews } from './shop-views';
import type { View } from './view';

const byWeight: [string, 'ASC'] = ['weight', 'ASC'];

// How the admin shows each kind of content. What is not named here keeps the order of the schema.
export const views: Record<string, View> = {
  ...shopViews,
  'api::product.product': {
    list: ['thumbnail', 'name', 'partNumber', 'category', 'price', 'stock'],
    mainField: 'name',
    sort: byWeight,
    edit: [
      ['name', 'partNumber'],
      ['url', 'lifecycle'],
      [['summary', 12]],
      ['category', 'family'],
      ['thumbnail', 'productImages'],
      ['description'],
      ['suitableFor', 'notSuitableFor'],
      ['specifications'],
      ['dataSheet', 'downloads'],
      [['documents', 12]],
      ['price', ['currency', 4], 'stock'],
      ['priceBreaks'],
      ['leadTimeDays', 'minimumOrderQuantity', 'shippingWeightGrams', 'productKind'],
      ['accessories', 'relatedProducts'],
      ['successor', ['weight', 6]],
      ['partWizardItem'],
      ['seo'],
    ],
  },
  'api::product-category.product-category': {
    list: ['image', 'name', 'url', 'weight'],
    mainField: 'name',
    sort: byWeight,
  },
  'api::product-family.product-family': { list: ['name', 'url', 'summary'], mainField: 'name' },
  'api::document.document': {
    list: ['title', 'type', 'revision', 'date', 'language', 'products'],
    mainField: 'title',
    sort: ['date', 'DESC'],
    computed: ['size', 'checksum'],
  },
  'api::news-article.news-article': {
    list: ['thumbnail', 'title', 'url', 'createdAt'],
    mainField: 'title',
    sort: ['createdAt', 'DESC'],
  },
  'api::page.page': { list: ['title', 'url', 'summary'], mainField: 'title', sort: ['title', 'ASC'] },
  'api::video.video': {
    list: ['poster', 'title', 'url', 'durationSeconds', 'weight'],
    mainField: 'title',
    sort: byWeight,
  },
  'api::slide.slide': { list: ['image', 'title', 'weight'], mainField: 'title', sort: byWeight },
  'api::company-contact.company-contact': {
    list: ['name', 'region', 'role', 'phone', 'email'],
    mainField: 'name',
    sort: byWeight,
  },
  'api::redirect.redirect': { list: ['from', 'to', 'permanent'], mainField: 'from', sort: ['from', 'ASC'] },
  'api::contact-form.contact-form': {
    list: ['reference', 'kind', 'state', 'name', 'company', 'country', 'createdAt'],
    mainField: 'reference',
    sort: ['createdAt', 'DESC'],
    computed: ['reference', 'kind', 'attachments'],
    edit: [
      ['reference', 'kind', 'state'],
      [['staffNote', 12]],
      ['name', 'company'],
      [
        ['email', 5],
        ['phone', 4],
        ['country', 3],
      ],
      ['topic', 'partNumber'],
      [['message', 12]],
      ['lines'],
      ['neededBy', 'place', 'city'],
      ['products', 'preferredTimes'],
      ['attachments'],
    ],
  },
  'api::calibration-and-repair-form.calibration-and-repair-form': {
    list: ['reference', 'rmaNumber', 'state', 'name', 'company', 'serialNumbers', 'createdAt'],
    mainField: 'reference',
    sort: ['createdAt', 'DESC'],
    computed: ['reference', 'rmaNumber', 'serialNumbers', 'isDeclared', 'history', 'attachments'],
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
  'product.specification': {
    mainField: 'name',
    edit: [
      ['group', 'name'],
      [
        ['value', 4],
        ['unit', 2],
        ['min', 3],
        ['max', 3],
      ],
    ],
  },
  'product.price-break': { mainField: 'quantity' },
  'shared.link': { mainField: 'label', edit: [['label', 'url']] },
  'shared.meta-social': { mainField: 'socialNetwork' },
  'blocks.faq-item': { mainField: 'question', edit: [[['question', 12]], ['answer']] },
  'blocks.table': { mainField: 'caption', edit: [[['caption', 12]], [['rows', 12]]] },
  'category.facet': {
    mainField: 'specification',
    edit: [
      [
        ['specification', 4],
        ['kind', 4],
        ['unit', 4],
      ],
      [['explanation', 12]],
    ],
  },
  'footer.column': { mainField: 'title' },
  'home.partner': { mainField: 'name' },
};

// Labels that do not follow from the name of the field.
export const labels: Record<string, string> = {
  at: 'When',
  canonicalURL: 'Canonical address',
  dataSheet: 'Datasheet',
  min: 'From (number)',
  max: 'To (number)',
  metaRobots: 'For search engines',
  isDeclared: 'Contamination declared',
  link: 'Address',
  purchaseOrder: 'Purchase order',
  rmaNumber: 'RMA number',
  seo: 'Search and sharing',
  url: 'Address (url)',
  weight: 'Sort order',
};
