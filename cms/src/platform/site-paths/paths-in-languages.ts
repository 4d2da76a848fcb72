import type { Core } from '@strapi/strapi';
import { createRegistry } from '../registry';

type Paths = Record<string, string>;

/** Functions that know the path of a page in other languages. */
export const otherPaths = createRegistry<(strapi: Core.Strapi, path: string) => Promise<Paths>>();

/** The path of a page in each language, with English segments. Empty if it is the same in all. */
export async function pathsInLanguages(strapi: Core.Strapi, path: string): Promise<Paths> {
  const found = await Promise.all(otherPaths.all().map((pathsOf) => pathsOf(strapi, path)));
  return Object.assign({}, ...found);
}
