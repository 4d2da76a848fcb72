import type { Part } from '../part';
import { installTables } from './schema';

export const databasePart: Part = { register: installTables };
