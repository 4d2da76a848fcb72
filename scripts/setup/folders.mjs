// @ts-check
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..', '..');
export const cms = path.join(root, 'cms');
/** PDFs and pictures that were made while the demo content was stored. */
export const demoCache = path.join(root, 'node_modules', '.cache', 'fieldshop', 'demo-files');
