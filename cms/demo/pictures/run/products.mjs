import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const folder = new URL('../../content/products/', import.meta.url);

export function readProducts() {
  return readdirSync(folder).map((file) => parse(readFileSync(new URL(file, folder), 'utf8')));
}
