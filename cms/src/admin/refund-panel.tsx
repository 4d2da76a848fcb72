import { Flex, Typography } from '@strapi/design-system';
import { type PaidOrder, paymentFacts } from './order-refunds';

type Props = { model: string; documentId?: string; document?: PaidOrder };

/** What was paid by card, what was refunded, and how to refund a part. */
export function RefundPanel({ model, documentId, document }: Props) {
  if (model !== 'api::order.order' || !documentId || !document) return null;
  const facts = paymentFacts(document);
  if (facts.length === 0) return null;
  return { title: 'Payment', content: <Facts facts={facts} /> };
}

function Facts({ facts }: { facts: { name: string; amount: string }[] }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {facts.map(({ name, amount }) => (
        <Flex key={name} justifyContent="space-between" gap={2}>
          <Typography>{name}</Typography>
          <Typography fontWeight="bold">{amount}</Typography>
        </Flex>
      ))}
      <Typography variant="pi" textColor="neutral600">
        To refund a part, add an entry under “Refunds” with an amount or quantities and a reason, then save.
      </Typography>
    </Flex>
  );
}
