// @ts-check
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..', '..');
export const cms = path.join(root, 'cms');
