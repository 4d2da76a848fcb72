import * as v from 'valibot';
import { addStaffActions, type StaffAction } from '../../platform/admin-panel/staff-actions';
import { parseData } from '../../platform/http/parse-data';
import type { Part } from '../../platform/part';
import { columns, importInstruments } from './services/import-instruments';
import { installInstruments } from './services/instruments';

export const instrumentPart: Part = {
  register(strapi) {
    installInstruments(strapi);
    addStaffActions(strapi, staffActions);
  },
};

const Body = v.object({ csv: v.string() });

const staffActions: StaffAction[] = [
  {
    path: '/instruments/import',
    needs: () => [{ subject: 'api::instrument.instrument', action: 'update', fields: [...columns] }],
    async run(strapi, ctx) {
      const { csv } = parseData(Body, ctx.request.body);
      ctx.body = { data: await importInstruments(strapi, csv) };
    },
  },
];
