/**
 * Query parameters for content that many pages share, limited to the fields they use. `fields` is a comma-separated string,
 * which Strapi accepts like an array and which keeps URLs short.
 */
export const picture = {
  fields: 'url,name,alternativeText,caption,width,height,mime,size,formats,updatedAt',
};

export const file = { fields: 'url,name,mime,size,updatedAt' };

const summaryFields = 'name,url,partNumber,summary,price,currency,stock,leadTimeDays,lifecycle';

export const productSummary = { fields: summaryFields, populate: { thumbnail: picture } };

export const listedProduct = {
  fields: summaryFields,
  populate: { thumbnail: picture, specifications: true },
};

export const documentOfRecord = { populate: { file, replacedBy: { fields: 'revision' } } };

export const seo = { populate: { metaImage: picture, metaSocial: { populate: { image: picture } } } };

const video = { populate: { file, fileWebm: file, poster: picture, captions: file } };

/** Dynamic zone: what to populate for each type of block. */
export const contentBlocks = {
  on: {
    'blocks.rich-text': true,
    'blocks.image': { populate: { image: picture } },
    'blocks.gallery': { populate: { images: picture } },
    'blocks.video': { populate: { video } },
    'blocks.table': true,
    'blocks.call-to-action': { populate: { link: true } },
    'blocks.product-list': { populate: { products: productSummary } },
    'blocks.faq': { populate: { items: true } },
    'blocks.download-list': { populate: { documents: documentOfRecord } },
  },
};
