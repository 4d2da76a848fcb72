import type { Core } from '@strapi/strapi';
import type { Customer } from './customer';

/** A part of the shop that keeps something about a person. */
export type Holder = {
  /** Its name in the export. */
  name: string;
  /** What must come to its end before the person can leave, in words. */
  open?(strapi: Core.Strapi, customer: Customer): Promise<string[]>;
  /** Of what other servers keep, before anything is deleted here: what fails there is asked for again. */
  eraseElsewhere?(strapi: Core.Strapi, customer: Customer): Promise<void>;
  export(strapi: Core.Strapi, customer: Customer): Promise<unknown>;
  /** Deletes it, or takes the person out of what the law has us keep. */
  erase(strapi: Core.Strapi, customer: Customer): Promise<void>;
};
