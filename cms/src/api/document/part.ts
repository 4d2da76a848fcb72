import { circleProblem } from '../../platform/content/circles';
import { contentRules } from '../../platform/content/content-rules';
import type { Part } from '../../platform/part';
import { installDocumentFiles } from './services/document-files';

const uid = 'api::document.document';

export const documentPart: Part = {
  register(strapi) {
    installDocumentFiles(strapi);
    contentRules.add({
      uid,
      populate: {},
      problemsOf: (_strapi, { documentId }) =>
        circleProblem(strapi, { uid, documentId, field: 'replacedBy' }),
    });
  },
};
