import type { Core } from '@strapi/strapi';
import { createRegistry } from '../../../platform/registry';
import type { Customer } from './customer';

/** A domain that stores something about customers. */
export type PersonalDataProvider = {
  /** Its name in the export. */
  name: string;
  /** What must be finished before the account can be deleted, in words such as "order A-2026-000123". */
  open?(strapi: Core.Strapi, customer: Customer): Promise<string[]>;
  /** Deletes what other servers store, before anything is deleted here, so that a failure there can be retried. */
  eraseElsewhere?(strapi: Core.Strapi, customer: Customer): Promise<void>;
  export(strapi: Core.Strapi, customer: Customer): Promise<unknown>;
  /** Deletes it, or anonymises what the law obliges us to keep. */
  erase(strapi: Core.Strapi, customer: Customer): Promise<void>;
  /** Whether an old account that was never confirmed must be kept because of it. */
  keepsAccount?(strapi: Core.Strapi, documentId: string): Promise<boolean>;
  /** Also erased when the owner of the e-mail address takes over an account that somebody else registered. */
  isErasedOnTakeover?: true;
};

export const personalDataProviders = createRegistry<PersonalDataProvider>();
