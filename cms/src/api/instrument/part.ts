import type { Part } from '../../platform/part';
import { installInstruments } from './services/instruments';

export const instrumentPart: Part = { register: installInstruments };
