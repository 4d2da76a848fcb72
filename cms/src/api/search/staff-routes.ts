import type { StaffRoute } from '../../platform/admin-panel/staff-routes';
import { searchesWithoutResult } from './services/searches-without-result';

export const searchStaffRoutes: StaffRoute[] = [
  {
    path: '/searches-without-result.json',
    needs: () => [{ subject: 'api::product.product', action: 'read', fields: ['name', 'keywords'] }],
    async send(strapi, ctx) {
      ctx.body = { data: await searchesWithoutResult(strapi) };
    },
  },
];
