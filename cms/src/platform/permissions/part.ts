import type { Part } from '../part';
import { applyPermissions } from './apply-permissions';
import { addReadOnlyApi } from './read-only-api';

export const permissionsPart: Part = { register: addReadOnlyApi, bootstrap: applyPermissions };
