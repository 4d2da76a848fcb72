import type { Core } from '@strapi/strapi';

/** One part of the backend. `src/index.ts` lists them all and calls them in that order; `destroy` in reverse. */
export type Part = {
  /** Runs before Strapi loads its plugins: middlewares, lifecycles and registrations with other domains. */
  register?(strapi: Core.Strapi): void;
  /** Runs when the database is open. */
  bootstrap?(strapi: Core.Strapi): void | Promise<void>;
  destroy?(): void | Promise<void>;
};
