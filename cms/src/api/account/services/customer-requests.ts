import type { Core } from '@strapi/strapi';
import { createRegistry } from '../../../platform/registry';
import type { Customer } from './customer';

type CustomerRequest = { kind: string; reference: string; createdAt: string };

/** One function per domain. Each returns the requests received from the e-mail address, as shown to the customer. */
export const requestLists =
  createRegistry<(strapi: Core.Strapi, email: string) => Promise<CustomerRequest[]>>();

/**
 * The customer's own requests, newest first. Forms contain only an e-mail address, so they belong to a customer only if
 * that address is confirmed.
 */
export async function listRequests(strapi: Core.Strapi, { confirmed, email }: Customer) {
  if (!confirmed) return [];
  const lists = await Promise.all(requestLists.all().map((listOf) => listOf(strapi, email)));
  return lists.flat().toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}
