import { addStaffActions } from '../../platform/admin-panel/staff-actions';
import type { Part } from '../../platform/part';
import { installInstruments } from './services/instruments';
import { instrumentStaffActions } from './staff-actions';

export const instrumentPart: Part = {
  register(strapi) {
    installInstruments(strapi);
    addStaffActions(strapi, instrumentStaffActions);
  },
};
