import type { Core } from '@strapi/strapi';

/** One part of the backend. `src/index.ts` lists them all and calls them in that order; `destroy` in reverse. */
export type Part = {
  /** Before Strapi loads its plugins: middlewares, lifecycles, and what other domains offer a registry for. */
  register?(strapi: Core.Strapi): void;
  /** With the database open. */
  bootstrap?(strapi: Core.Strapi): void | Promise<void>;
  destroy?(): void | Promise<void>;
};
