// @ts-check
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..', '..');
export const cms = path.join(root, 'cms');
/** Cache of PDFs and pictures generated while seeding. */
export const demoCache = path.join(root, 'node_modules', '.cache', 'fieldshop', 'demo-files');
