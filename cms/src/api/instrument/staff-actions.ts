import * as v from 'valibot';
import type { StaffAction } from '../../platform/admin-panel/staff-actions';
import { parseData } from '../../platform/http/parse-data';
import { columns, importInstruments } from './services/import-instruments';

const Body = v.object({ csv: v.string() });

export const instrumentStaffActions: StaffAction[] = [
  {
    path: '/instruments/import',
    needs: () => [{ subject: 'api::instrument.instrument', action: 'update', fields: [...columns] }],
    async run(strapi, ctx) {
      const { csv } = parseData(Body, ctx.request.body);
      ctx.body = { data: await importInstruments(strapi, csv) };
    },
  },
];
