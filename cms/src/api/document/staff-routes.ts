import type { StaffRoute } from '../../platform/admin-panel/staff-routes';
import { mostDownloaded } from './services/downloads';

export const documentStaffRoutes: StaffRoute[] = [
  {
    path: '/document-downloads.json',
    needs: () => [{ subject: 'api::document.document', action: 'read', fields: ['title', 'file'] }],
    async send(strapi, ctx) {
      ctx.body = { data: await mostDownloaded(strapi) };
    },
  },
];
