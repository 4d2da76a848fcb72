import { requestViews } from './request-views';
import { shopViews } from './shop-views';
import type { View } from './view';

const byWeight: [string, 'ASC'] = ['weight', 'ASC'];

// Admin views of each content type. Fields not listed here keep the order of the schema.
export const views: Record<string, View> = {
  ...shopViews,
  ...requestViews,
  'api::product.product': {
    list: ['thumbnail', 'name', 'partNumber', 'category', 'price', 'stock'],
    mainField: 'name',
    sort: byWeight,
    edit: [
      ['name', 'partNumber'],
      ['url', 'lifecycle'],
      ['manufacturer', 'keywords'],
      [['summary', 12]],
      ['category', 'family'],
      ['thumbnail', 'productImages'],
      [['drawings', 12]],
      ['description'],
      ['suitableFor', 'notSuitableFor'],
      ['specifications'],
      [['keyFigures', 12]],
      ['dataSheet', 'downloads'],
      [['dataSheetUrl', 12]],
      [['documents', 12]],
      ['price', ['currency', 4], 'stock'],
      ['priceBreaks'],
      ['leadTimeDays', 'minimumOrderQuantity', 'shippingWeightGrams', 'productKind'],
      ['tariffNumber', 'originCountry'],
      ['manufacturerAddress', 'manufacturerContact'],
      [['responsiblePerson', 12]],
      ['responsiblePersonAddress', 'responsiblePersonContact'],
      [['safetyWarnings', 12]],
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
  'api::search.synonym-group': {
    list: ['words', 'alsoFinds'],
    mainField: 'words',
    sort: ['words', 'ASC'],
    edit: [[['words', 12]], [['alsoFinds', 12]]],
  },
  'api::translation.translation': {
    list: ['english', 'german', 'french', 'isUnused'],
    mainField: 'english',
    sort: ['english', 'ASC'],
    computed: ['isUnused'],
    hidden: ['hash'],
    edit: [[['english', 12]], [['german', 12]], [['french', 12]], ['isUnused']],
  },
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
  'home.shortcut': {
    mainField: 'title',
    edit: [['title', 'icon'], [['text', 12]], [['url', 12]]],
  },
};

// Labels that cannot be derived from the name of the field.
export const labels: Record<string, string> = {
  at: 'Date',
  canonicalURL: 'Canonical URL',
  dataSheet: 'Datasheet',
  dataSheetUrl: 'Datasheet on another site',
  min: 'From (number)',
  max: 'To (number)',
  metaRobots: 'Robots meta tag',
  isDeclared: 'Contamination declared',
  link: 'URL',
  purchaseOrder: 'Purchase order',
  rmaNumber: 'RMA number',
  seo: 'Search and sharing',
  trackingUrl: 'Tracking URL',
  url: 'URL',
  vatNumber: 'VAT number',
  weight: 'Sort order',
};
