import type { Part } from '../../platform/part';
import { installOneRowPerText } from './services/one-row-per-text';

export const translationPart: Part = { register: installOneRowPerText };
