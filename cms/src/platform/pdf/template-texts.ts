import { texts } from '../messages/texts';

/**
 * The texts of the templates for customers, in the language of the site. The templates replace `$1` and `$2`, because
 * only they know the number of pages and the fonts of codes.
 */
export function templateTexts() {
  const { language, pdf } = texts();
  return {
    ...pdf,
    language: language.code,
    page: pdf.page({ page: '$1', pages: '$2' }),
    rma: pdf.rma({ number: '$1' }),
    serviceDesk: pdf.serviceDesk({ rmaNumber: '$1' }),
    qrCode: pdf.qrCode({ number: '$1' }),
    request: pdf.request({ reference: '$1' }),
    requestWithPurchaseOrder: pdf.requestWithPurchaseOrder({ reference: '$1', number: '$2' }),
  };
}
