import { addStaffRoutes } from '../../platform/admin-panel/staff-routes';
import { circleProblem } from '../../platform/content/circles';
import { contentRules } from '../../platform/content/content-rules';
import type { Part } from '../../platform/part';
import { installDocumentFiles } from './services/document-files';
import { documentStaffRoutes } from './staff-routes';

const uid = 'api::document.document';

export const documentPart: Part = {
  register(strapi) {
    installDocumentFiles(strapi);
    addStaffRoutes(strapi, documentStaffRoutes);
    contentRules.add({
      uid,
      populate: {},
      problemsOf: (_strapi, { documentId }) =>
        circleProblem(strapi, { uid, documentId, field: 'replacedBy' }),
    });
  },
};
