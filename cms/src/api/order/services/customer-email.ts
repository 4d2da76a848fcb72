import type { Core } from '@strapi/strapi';
import type { Email } from '../../../platform/mail/email';
import { enqueueMail } from '../../../platform/mail/outgoing';
import { pageUrl } from '../../../platform/mail/site-origin';
import { inLanguageOf } from '../../../platform/messages/language';
import { texts } from '../../../platform/messages/texts';
import { orderPath } from '../../../platform/signed-links/order-link';
import { mailSettings } from '../../setting/services/mail-settings';
import type { OrderRecord } from './order-record';

type Content = Pick<Email, 'subject' | 'text' | 'items' | 'facts'>;

/**
 * Sends an e-mail about an order to the customer, with a greeting and a link to the order. `write` is called in the language
 * in which the order was placed, also if staff or a payment cause the e-mail.
 */
export function mailCustomer(
  strapi: Core.Strapi,
  order: OrderRecord,
  write: () => Content | Promise<Content>,
): Promise<void> {
  return inLanguageOf(order, async () => {
    const { text, ...content } = await write();
    const { from, staff, brand } = await mailSettings(strapi);
    await enqueueMail(
      strapi,
      { from, to: order.email, replyTo: staff },
      {
        ...content,
        text: [texts().emails.hello({ name: order.name }), ...text],
        link: { label: texts().orders.viewOrder, url: pageUrl(orderPath(order.documentId)) },
        brand,
      },
    );
  });
}
