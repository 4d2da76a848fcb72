import { addStaffRoutes, type StaffRoute } from '../../platform/admin-panel/staff-routes';
import { loopProblem } from '../../platform/content/loops';
import { contentRules } from '../../platform/content/content-rules';
import type { Part } from '../../platform/part';
import { installDocumentFiles } from './services/document-files';
import { mostDownloaded } from './services/downloads';

const uid = 'api::document.document';

export const documentPart: Part = {
  register(strapi) {
    installDocumentFiles(strapi);
    addStaffRoutes(strapi, staffRoutes);
    contentRules.add({
      uid,
      populate: {},
      problemsOf: (_strapi, { documentId }) => loopProblem(strapi, { uid, documentId, field: 'replacedBy' }),
    });
  },
};

const staffRoutes: StaffRoute[] = [
  {
    path: '/document-downloads.json',
    needs: () => [{ subject: 'api::document.document', action: 'read', fields: ['title', 'file'] }],
    async send(strapi, ctx) {
      ctx.body = { data: await mostDownloaded(strapi) };
    },
  },
];
