import type { Core } from '@strapi/strapi';
import { invalid } from '../../../platform/http/http-error';
import { texts } from '../../../platform/messages/texts';
import { shopSettings } from '../../shop-setting/services/shop-settings';

/** @throws a ValidationError (400) for a consumer in a shop that sells to businesses only */
export async function rejectConsumer(strapi: Core.Strapi, customerKind: unknown): Promise<void> {
  if (customerKind !== 'consumer') return;
  const { sellsToConsumers } = await shopSettings(strapi);
  if (sellsToConsumers) return;
  const message = texts().account.businessesOnly;
  throw invalid(message, [{ path: ['customerKind'], message, name: 'ValidationError' }]);
}
