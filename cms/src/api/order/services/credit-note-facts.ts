import { pageUrl } from '../../../platform/mail/site-origin';
import { texts } from '../../../platform/messages/texts';
import { orderPdfPath } from '../../../platform/signed-links/order-link';
import type { OrderRecord, Refund } from './order-record';

/** The number of the credit note and the URL of its PDF, for e-mails. */
export function creditNoteFacts(
  { documentId }: OrderRecord,
  refund: Pick<Refund, 'creditNote'> | undefined,
): [string, string][] {
  const number = refund?.creditNote ?? '';
  if (number === '') return [];
  return [[texts().refunds.creditNote, `${number}\n${pageUrl(orderPdfPath(documentId, number))}`]];
}
