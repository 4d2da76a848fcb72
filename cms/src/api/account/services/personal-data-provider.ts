import type { Core } from '@strapi/strapi';
import { createRegistry } from '../../../platform/registry';
import type { Customer } from './customer';

/** Data of people without an account, found by an e-mail address that they have proved is theirs. */
type GuestData = {
  /** The orders and requests that must be completed before the data can be deleted, such as "order A-2026-000123". */
  open?(strapi: Core.Strapi, email: string): Promise<string[]>;
  export?(strapi: Core.Strapi, email: string): Promise<unknown[]>;
  /** The language of the latest entry. Empty if it is not known. */
  language?(strapi: Core.Strapi, email: string): Promise<string>;
  /** Deletes the data, or anonymises it where the law requires us to keep it. */
  erase(strapi: Core.Strapi, email: string): Promise<void>;
};

/** The customer or staff requested the deletion, or nobody has used the account for a long time. */
export type ErasureCause = 'request' | 'inactivity';

/** How a domain exports and deletes the data that it stores about customers. */
export type PersonalDataProvider = {
  /** Key in the export. The lists of providers with the same key are joined. */
  name: string;
  /** The orders and requests that must be completed before the account can be deleted, such as "order A-2026-000123". */
  open?(strapi: Core.Strapi, customer: Customer): Promise<string[]>;
  /** Deletes data on other servers. Runs before local data is deleted, so that a failure can be retried. */
  eraseElsewhere?(strapi: Core.Strapi, customer: Customer): Promise<void>;
  export(strapi: Core.Strapi, customer: Customer): Promise<unknown[]>;
  /** Deletes the data, or anonymises it where the law requires us to keep it. */
  erase(strapi: Core.Strapi, customer: Customer, cause?: ErasureCause): Promise<void>;
  guest?: GuestData;
  /** Whether an old unconfirmed account must be kept because of this data. */
  keepsAccount?(strapi: Core.Strapi, documentId: string): Promise<boolean>;
  /** Whether the data is also deleted when the owner of the e-mail takes over an account that someone else registered. */
  isErasedOnTakeover?: true;
};

export const personalDataProviders = createRegistry<PersonalDataProvider>();

type Exported = [key: string, items: unknown[]];

export function joinExports(exports: Exported[]): Record<string, unknown[]> {
  const joined: Record<string, unknown[]> = {};
  for (const [key, items] of exports) joined[key] = [...(joined[key] ?? []), ...items];
  return joined;
}
